unknown-game = There is no game called { $name }. The games are: { $known }.
unknown-seat = There is no seat { $seat } here. Seats are 0 to { $last }.
unknown-bot = { $game } has no bot called { $level }. There are: { $known }.
bad-seed = A seed is text, a whole number or bytes, not { $seed } ({ $kind }).
illegal-code = Seat { $seat } may not play code { $code } now.

options-players = { $game } is for { $fewest } to { $most } players, not { $players }.
options-unknown = There is no option { $option }. The options are: { $known }.
options-value = { $option } cannot be { $value }. It can be: { $allowed }.
options-other-game = This bot plays { $bot }, not { $game }.
options-nothing-to-choose = Seat { $seat } has nothing to decide now.

position-not-a-mapping = A position is an object with keys, not { $value }.
position-missing-key = The position has no { $key }.
position-unknown-key = The position has a key { $key } that does not belong there. Known keys: { $known }.
position-type = { $key } cannot be { $value }. It can be: { $wanted }.
position-seat = { $key } names the seat { $value }. Seats are 0 to { $last }, each at most once.
position-entries = { $key } has { $count ->
    [one] one entry
   *[other] { $count } entries
  } for { $players ->
    [one] one player
   *[other] { $players } players
  }.
position-no-card = { $value } in { $key } is not a card of this game.
position-doubled = The card { $card } lies in two places.
position-missing = These cards lie nowhere: { $cards }.
position-not-in-zone = { $key } names { $card }, which is not in { $zone }.
position-all-declined = All seats have declined, so nobody could start.

record-seats = The record names { $count ->
    [one] one seat
   *[other] { $count } seats
  } for { $players ->
    [one] one player
   *[other] { $players } players
  }.
record-not-json = This is not a record: in line { $line } column { $column } it is no JSON.
record-not-a-record = This is not a record of a game.
record-missing-key = The record has no { $key }.
record-unknown-key = The record has a key { $key } that does not belong there.
record-format = The record is of format { $format }; this program reads format { $known }.
record-type = { $key } of the record cannot be { $value }.
record-game = The record's game cannot be set up: { $problem }
record-rules = The record follows version { $rules } of the rules of { $game }; this program has version { $known }.
record-commitment = The commitment { $commitment } does not belong to the secret: that one gives { $expected }.
record-event = Event { $number } is not readable: { $event }.
record-move = Event { $number }, { $event }, is not possible: { $problem }
record-race = Event { $number }, { $event }, does not follow the race: seat { $first } was first.
record-check = Event { $number }, { $event }, or something before it has been changed: its check does not fit.
record-result = The result { $result } is not how the game ended: { $expected }.
