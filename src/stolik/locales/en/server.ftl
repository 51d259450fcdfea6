# The server: what it says when it starts, and what it refuses.
serve-here = Stolik is here: { $url }
serve-lan = On your phone, in the same network: { $url }
serve-stop = Ctrl+C stops it. Nothing is lost.
serve-in-use = Another Stolik is using { $file } already. Stop that one, or give another file with --data.
serve-file = { $file } cannot be used: { $problem }.
serve-newer = { $file } was written by a newer Stolik ({ $problem }). Use that one.
serve-port = Port { $port } is taken. Give another one with --port.
serve-host = Stolik cannot listen on { $host }, port { $port }: { $problem }.
serve-no-data = There is no file { $file } to copy.
serve-exists = { $file } exists already, and stays as it is. Give the name of a new file.
serve-backup = { $file } could not be written: { $problem }.
backup-done = Everything is in { $file }.
pages-unbuilt = The pages have not been built yet. In the folder of the sources run: python3 run.py serve

server-refused-unknown-table = There is no such table. It may have been written wrongly.
server-refused-unknown-page = There is nothing at this address.
server-refused-method = This address only answers { $allowed }.
server-refused-no-key = Nobody knows you here yet: make a table or sit down first.
server-refused-foreign-origin = Only pages of this server may do that.
server-refused-too-large = That is too long: { $most } bytes at most.
server-refused-not-json = What is sent has to be JSON (Content-Type: application/json).
server-refused-bad-request = The request is not written as it should be: { $problem }.
server-refused-bad-message = The message is not written as it should be: { $problem }.
server-refused-too-often = That is too much at once. Wait a little.
server-refused-too-many-tables = { $most } tables in one day are enough. Go on tomorrow.
server-refused-no-nickname = A name is needed, so that the others know who you are.
server-refused-long-nickname = The name is too long: { $most ->
    [one] { $most } letter
   *[other] { $most } letters
  } at most.
server-refused-no-hello = The first message has to be “hello”.
server-refused-second-hello = “hello” has been said on this connection already.
server-refused-no-rematch = There is no rematch of this table yet.
server-refused-used-link = This link has been used, or is too old. Make a new one.
server-refused-long-record = The record is too long to be shown: { $most } moves at most.
server-refused-going-down = The server is just restarting. Try again in a moment.
server-refused-internal = Something went wrong on the server. Nothing has been changed.
