import { joinBytes } from '../../join-bytes'
import { ascii, ByteReader } from './bytes'
import { isComplete, type Segment } from './jpeg-scans'
import { orientationBlock, readOrientation, type Orientation } from './orientation'
import type { ReadPicture } from './picture'
import { broken, RefusedPicture } from './refused-picture'

const [SOI, EOI, SOS, DQT, DHT, DRI, APP1] = [0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xdd, 0xe1]
const EXIF = ascii('Exif\0\0')
/** Segments that a decoder needs: tables and the restart interval. */
const NEEDED = new Set([DHT, DQT, DRI])
/** Start of frame: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
/** Lossless, hierarchical and arithmetic frames, and arithmetic conditioning. */
const RARE = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf])

interface Frame {
  width: number
  height: number
  /** The number of each component's table. */
  tables: number[]
}

/**
 * Keeps the parts that decoders need; XMP, comments, EXIF, thumbnails and what follows the image are dropped. A JPEG
 * that lacks only its end marker gets one.
 */
export function readJpeg(reader: ByteReader): ReadPicture {
  const { frame, orientation, segments, hasEnd } = readSegments(reader)
  if (!hasEnd && !isComplete(segments)) throw new RefusedPicture('isCut')
  const { width, height } = frame
  return {
    width,
    height,
    orientation,
    isAnimated: false,
    parts: [
      Uint8Array.of(0xff, SOI),
      ...segments.map(({ bytes }) => bytes),
      Uint8Array.of(0xff, EOI),
    ],
  }
}

/** A JPEG's parts with an orientation, which all browsers apply to JPEG. */
export function withOrientation(
  [start, ...rest]: Uint8Array<ArrayBuffer>[],
  orientation: Orientation,
): Uint8Array<ArrayBuffer>[] {
  const body = joinBytes([EXIF, orientationBlock(orientation)])
  const segment = joinBytes([Uint8Array.of(0xff, APP1, 0, body.length + 2), body])
  return [...(start ? [start] : []), segment, ...rest]
}

/** The segments that are kept between the first and the last marker. */
function readSegments(reader: ByteReader) {
  const segments: Segment[] = []
  const tables = new Set<number>()
  let frame: Frame | null = null
  let orientation: Orientation = 1
  let hasScan = false
  let at = 2
  for (;;) {
    at = nextMarker(reader, at)
    if (hasScan && at >= reader.length - 1) break
    const code = reader.u8(at + 1)
    if (code === EOI) break
    if (RARE.has(code)) throw new RefusedPicture('isRareJpeg')
    const bytes = readSegment(reader, at)
    at += bytes.length
    if (code === DQT) tablesIn(bytes).forEach((table) => tables.add(table))
    if (FRAMES.has(code)) {
      if (frame) throw broken('two frames')
      frame = readFrame(bytes)
      segments.push({ code, bytes })
    } else if (code === SOS) {
      if (!frame) throw broken('scan before frame')
      if (frame.tables.some((table) => !tables.has(table))) throw broken('no quantization table')
      const end = endOfScan(reader, at)
      segments.push({ code, bytes }, { code: 0, bytes: reader.slice(at, end - at) })
      hasScan = true
      at = end
    } else if (code === APP1) orientation = orientationOf(bytes) ?? orientation
    else if (isKept(code, bytes)) segments.push({ code, bytes })
    else if (!isDroppable(code)) throw broken('unknown segment')
  }
  if (!frame || !hasScan) throw broken('no picture')
  return { frame, orientation, segments, hasEnd: at < reader.length - 1 }
}

/** Decoders skip what is between segments, which carries nothing; so are fill bytes. */
function nextMarker(reader: ByteReader, start: number): number {
  let at = start
  while (at < reader.length - 1) {
    const code = reader.u8(at + 1)
    if (reader.u8(at) === 0xff && code !== 0xff && code !== 0) return at
    at += 1
  }
  return at
}

/** With its marker. */
function readSegment(reader: ByteReader, at: number): Uint8Array<ArrayBuffer> {
  const length = reader.u16(at + 2)
  const segment = reader.slice(at, length + 2)
  if (length < 2) throw broken('bad segment')
  return segment
}

function readFrame(segment: Uint8Array<ArrayBuffer>): Frame {
  const reader = new ByteReader(segment)
  const components = reader.u8(9)
  if (reader.u8(4) !== 8) throw new RefusedPicture('isRareJpeg')
  if (segment.length !== 10 + components * 3) throw broken('bad frame')
  if (![1, 3, 4].includes(components)) throw broken('odd frame')
  const tables = Array.from({ length: components }, (_, index) => reader.u8(12 + index * 3))
  return { height: reader.u16(5), width: reader.u16(7), tables }
}

/** The numbers of the quantization tables in a segment: each has 64 values of one byte, or of two. */
function tablesIn(segment: Uint8Array<ArrayBuffer>): number[] {
  const numbers: number[] = []
  const reader = new ByteReader(segment)
  for (let at = 4; at < segment.length; at += 65 + (reader.u8(at) >> 4) * 64)
    numbers.push(reader.u8(at) & 15)
  return numbers
}

/** The end of a scan's data: the first marker that is neither stuffing nor a restart, or the end of the file. */
function endOfScan({ bytes, length }: ByteReader, start: number): number {
  let at = start
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0) return length
    const next = bytes[at + 1]
    if (next === undefined) return length - 1
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isData && next !== 0xff) return at
    at += next === 0xff ? 1 : 2
  }
}

/** JFIF without a thumbnail, Adobe's colour transform, colour profiles; the tables. */
function isKept(code: number, segment: Uint8Array<ArrayBuffer>): boolean {
  if (NEEDED.has(code)) return true
  const reader = new ByteReader(segment)
  if (code === 0xe0) return segment.length === 18 && reader.text(4, 5) === 'JFIF\0'
  if (code === 0xee) return segment.length === 16 && reader.text(4, 5) === 'Adobe'
  return code === 0xe2 && segment.length > 18 && reader.text(4, 12) === 'ICC_PROFILE\0'
}

/** Application segments and comments. */
function isDroppable(code: number): boolean {
  return (code >= 0xe0 && code <= 0xef) || code === 0xfe
}

function orientationOf(segment: Uint8Array<ArrayBuffer>): Orientation | null {
  const isExif = EXIF.every((byte, index) => segment[4 + index] === byte)
  return isExif ? readOrientation(segment.subarray(4 + EXIF.length)) : null
}
