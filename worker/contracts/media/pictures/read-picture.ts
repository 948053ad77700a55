import { ByteReader } from './bytes'
import { formatOf, type PictureKind } from './format-of'
import { readBoxes } from './heif-boxes'
import { primaryImage, readMeta } from './heif-items'
import { readJpeg } from './jpeg'
import type { Picture, ReadPicture } from './picture'
import { readPng } from './png'
import { broken, RefusedPicture } from './refused-picture'
import { readWebp } from './webp'

const FILE_HEADER_BYTES = 14

/** The header of OS/2 has sizes of two bytes. */
const OLD_HEADER_BYTES = 12

const HEADER_BYTES = 13

const TRAILER = 0x3b

const IMAGE = 0x2c

const EXTENSION = 0x21

const GRAPHIC_CONTROL = 0xf9

const APPLICATION = 0xff

/** Application extensions with the number of repeats of an animation. */
const LOOPING = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** Brands of image sequences, which HEIC's and AVIF's cameras and editors write. */
const SEQUENCES = /^(?:avis|hevc|hevx|msf1)$/

const READERS = {
  jpg: readJpeg,
  png: readPng,
  webp: readWebp,
  gif: readGif,
  heic: readHeif,
  avif: readHeif,
  bmp: readBmp,
} as const satisfies Record<PictureKind, (reader: ByteReader) => ReadPicture>

/**
 * Says what a file is by its bytes, whatever its name says: the only place that decides. The desk, receipts, avatars
 * and the API differ only in the kinds and sizes that they take.
 * @throws RefusedPicture for a file that is no picture, cut off or damaged
 */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): Picture {
  const kind = formatOf(bytes)
  const read = READERS[kind](new ByteReader(bytes))
  if (read.width < 1 || read.height < 1) throw broken('no size')
  return { kind, orientation: 1, hasAlpha: false, colours: null, ...read }
}

/**
 * Finds the main image of a HEIC or AVIF, its size, transforms and colours. The bytes are unchanged: a decoder needs
 * nearly all of them.
 */
function readHeif(reader: ByteReader): ReadPicture {
  const boxes = readBoxes(reader, 0, reader.length)
  const isSequence = SEQUENCES.test(reader.text(8, 4)) && boxes.some(({ type }) => type === 'moov')
  const meta = boxes.find(({ type }) => type === 'meta')
  const unchanged = { isAnimated: isSequence, parts: [reader.bytes] }
  // A sequence without a still image: its size is in its track.
  if (!meta && isSequence) return { width: 1, height: 1, ...unchanged }
  if (!meta) throw broken('no image')
  return { ...primaryImage(reader, readMeta(reader, meta)), ...unchanged }
}

/** Keeps the frames and their timing; comments, XMP, other extensions and trailing data are dropped. */
function readGif(reader: ByteReader): ReadPicture {
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

/** A BMP has no metadata; it only has to be whole. */
function readBmp(reader: ByteReader): ReadPicture {
  const [offset, header] = [reader.u32(10, true), reader.u32(FILE_HEADER_BYTES, true)]
  const isOld = header === OLD_HEADER_BYTES
  const side = (at: number) =>
    isOld ? reader.u16(18 + at * 2, true) : Math.abs(reader.u32(18 + at * 4, true) | 0)
  const [width, height] = [side(0), side(1)]
  const bits = reader.u16(isOld ? 24 : 28, true)
  const compression = isOld ? 0 : reader.u32(30, true)
  // Rows are padded to four bytes. Compressed pixels (1 and 2) have a size of their own.
  const rows = Math.ceil((width * bits) / 32) * 4 * height
  const isCompressed = compression === 1 || compression === 2
  const bytes = isCompressed ? reader.u32(34, true) : rows
  if (offset + bytes > reader.length) throw new RefusedPicture('isCut')
  return { width, height, isAnimated: false, parts: [reader.bytes] }
}
