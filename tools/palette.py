"""Pictures as small as paper-cut allows: at most 256 colours, of which the rest are the nearest."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode
from collections import Counter

from playwright.sync_api import Page

COLOURS = 256

# Chromium knows how to read a PNG; what it gives back is red, green, blue and alpha of every point.
READ = """async picture => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const points = context.getImageData(0, 0, image.width, image.height).data;
  const text = [];
  for (let i = 0; i < points.length; i += 32768) text.push(String.fromCharCode(...points.subarray(i, i + 32768)));
  return [image.width, btoa(text.join(""))];
}"""

Colour = tuple[int, int, int]


def shrunk(png: bytes, page: Page) -> bytes:
    """The same picture as a PNG with a palette. `page`: any empty one."""
    width, points = page.evaluate(READ, b64encode(png).decode())
    numbers = memoryview(b64decode(points)).cast("I")  # one for each point: alpha is the highest byte
    kept = [number for number, _ in Counter(numbers).most_common()]
    palette = [rgb(number) for number in kept[:COLOURS]]
    places = {number: nearest(rgb(number), palette) for number in kept}
    indices = bytes(map(places.__getitem__, numbers))
    rows = b"".join(b"\0" + indices[start : start + width] for start in range(0, len(indices), width))
    head = struct.pack(">IIBBBBB", width, len(indices) // width, 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", head),
        (b"PLTE", bytes(sum(palette, ()))),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def rgb(number: int) -> Colour:
    return number & 255, number >> 8 & 255, number >> 16 & 255


def nearest(colour: Colour, palette: list[Colour]) -> int:
    red, green, blue = colour
    distances = [2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2 for r, g, b in palette]
    return distances.index(min(distances))


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
