import { joinBytes } from '../../../http/bytes'
import { ByteReader, UnreadableImage, type CleanImage } from './bytes'

const HEADER_BYTES = 13
const TRAILER = 0x3b
const IMAGE = 0x2c
const EXTENSION = 0x21
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** Application extensions with the number of repeats of an animation. */
const LOOPING = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** Rebuilds a GIF from its frames and timing; comments, XMP, other extensions and trailing data are dropped. */
export function cleanGif(bytes: Uint8Array): CleanImage {
  const reader = new ByteReader(bytes)
  const size = { width: reader.u16(6, true), height: reader.u16(8, true) }
  let at = HEADER_BYTES + colourTableBytes(reader.u8(10))
  const parts = [reader.slice(0, at)]
  let frames = 0
  for (;;) {
    const introducer = reader.u8(at)
    if (introducer === TRAILER) break
    const isImage = introducer === IMAGE
    if (!isImage && introducer !== EXTENSION) throw new UnreadableImage('unknown block')
    const end = isImage ? endOfFrame(reader, at, size) : endOfBlocks(reader, at + 2)
    if (isImage) frames += 1
    if (isImage || isKept(reader, at)) parts.push(reader.slice(at, end - at))
    at = end
  }
  if (frames === 0) throw new UnreadableImage('no picture')
  return { type: 'gif', ...size, bytes: joinBytes([...parts, Uint8Array.of(TRAILER)]) }
}

function colourTableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)
}

function endOfFrame(reader: ByteReader, at: number, size: { width: number; height: number }) {
  const right = reader.u16(at + 1, true) + reader.u16(at + 5, true)
  const bottom = reader.u16(at + 3, true) + reader.u16(at + 7, true)
  // A frame larger than its canvas makes some decoders allocate its size.
  if (right > size.width || bottom > size.height) throw new UnreadableImage('frame outside')
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
