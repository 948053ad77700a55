import { ByteReader } from './bytes'
import type { ReadPicture } from './picture'
import { broken } from './refused-picture'

const HEADER_BYTES = 13
const TRAILER = 0x3b
const IMAGE = 0x2c
const EXTENSION = 0x21
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** Application extensions with the number of repeats of an animation. */
const LOOPING = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** Keeps the frames and their timing; comments, XMP, other extensions and trailing data are dropped. */
export function readGif(reader: ByteReader): ReadPicture {
  const size = { width: reader.u16(6, true), height: reader.u16(8, true) }
  let at = HEADER_BYTES + colourTableBytes(reader.u8(10))
  const parts = [reader.slice(0, at)]
  let frames = 0
  let hasAlpha = false
  for (;;) {
    const introducer = reader.u8(at)
    if (introducer === TRAILER) break
    const isImage = introducer === IMAGE
    if (!isImage && introducer !== EXTENSION) throw broken('unknown block')
    const end = isImage ? endOfFrame(reader, at, size) : endOfBlocks(reader, at + 2)
    if (isImage) frames += 1
    if (isImage || isKept(reader, at)) parts.push(reader.slice(at, end - at))
    if (!isImage && reader.u8(at + 1) === GRAPHIC_CONTROL)
      hasAlpha ||= (reader.u8(at + 3) & 1) === 1
    at = end
  }
  if (frames === 0) throw broken('no picture')
  return { ...size, isAnimated: frames > 1, hasAlpha, parts: [...parts, Uint8Array.of(TRAILER)] }
}

function colourTableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)
}

function endOfFrame(reader: ByteReader, at: number, size: { width: number; height: number }) {
  const right = reader.u16(at + 1, true) + reader.u16(at + 5, true)
  const bottom = reader.u16(at + 3, true) + reader.u16(at + 7, true)
  // A frame larger than its canvas makes some decoders allocate its size.
  if (right > size.width || bottom > size.height) throw broken('frame outside')
  const data = at + 10 + colourTableBytes(reader.u8(at + 9))
  return endOfBlocks(reader, data + 1)
}

function endOfBlocks(reader: ByteReader, start: number): number {
  let at = start
  for (;;) {
    const length = reader.u8(at)
    at += length + 1
    if (length === 0) return at
  }
}

function isKept(reader: ByteReader, at: number): boolean {
  const label = reader.u8(at + 1)
  if (label === GRAPHIC_CONTROL) return reader.u8(at + 2) === 4
  // Looping extensions have one block of three bytes; a longer one carries other data.
  return (
    label === APPLICATION &&
    reader.u8(at + 2) === 11 &&
    LOOPING.has(reader.text(at + 3, 11)) &&
    reader.u8(at + 14) === 3 &&
    reader.u8(at + 18) === 0
  )
}
