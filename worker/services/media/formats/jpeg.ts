import { joinBytes } from '../../../http/bytes'
import { ascii, ByteReader, UnreadableImage, type CleanImage } from './bytes'
import { orientationBlock, readOrientation, turnedSize, type Orientation } from './orientation'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const EXIF = ascii('Exif\0\0')
/** Segments that a decoder needs: tables, restart interval, arithmetic conditioning. */
const NEEDED = new Set([0xc4, 0xcc, 0xdb, 0xdd])
/** Start of frame: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])

interface Frame {
  width: number
  height: number
}

/** Rebuilds a JPEG from the parts that decoders need; XMP, comments and EXIF other than the orientation are dropped. */
export function cleanJpeg(bytes: Uint8Array): CleanImage {
  const { frame, orientation, parts } = readParts(new ByteReader(bytes))
  const head = [
    Uint8Array.of(0xff, SOI),
    ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
  ]
  return {
    type: 'jpg',
    ...turnedSize(frame, orientation),
    bytes: joinBytes([...head, ...parts, Uint8Array.of(0xff, EOI)]),
  }
}

/** The parts that are kept between the first and the last marker. */
function readParts(reader: ByteReader) {
  const parts: Uint8Array[] = []
  let frame: Frame | null = null
  let orientation: Orientation = 1
  let hasScan = false
  let at = 2
  for (;;) {
    at = skipFill(reader, at)
    const code = readMarker(reader, at)
    if (code === EOI) break
    const segment = readSegment(reader, at)
    at += segment.length
    if (FRAMES.has(code)) {
      if (frame) throw new UnreadableImage('two frames')
      frame = readFrame(segment)
      parts.push(segment)
    } else if (code === SOS) {
      if (!frame) throw new UnreadableImage('scan before frame')
      const end = endOfScan(reader, at)
      parts.push(segment, reader.slice(at, end - at))
      hasScan = true
      at = end
    } else if (code === 0xe1) orientation = orientationOf(segment) ?? orientation
    else if (isKept(code, segment)) parts.push(segment)
    else if (!isDroppable(code)) throw new UnreadableImage('unknown segment')
  }
  if (!frame || !hasScan) throw new UnreadableImage('no picture')
  return { frame, orientation, parts }
}

/** Fill bytes before a marker carry nothing. */
function skipFill(reader: ByteReader, start: number): number {
  let at = start
  while (reader.u16(at) === 0xffff) at += 1
  return at
}

function readMarker(reader: ByteReader, at: number): number {
  const marker = reader.u16(at)
  if (marker >> 8 !== 0xff) throw new UnreadableImage('no marker')
  return marker & 0xff
}

/** With its marker. */
function readSegment(reader: ByteReader, at: number): Uint8Array {
  const length = reader.u16(at + 2)
  const segment = reader.slice(at, length + 2)
  if (length < 2) throw new UnreadableImage('bad segment')
  return segment
}

function readFrame(segment: Uint8Array): Frame {
  const reader = new ByteReader(segment)
  const components = reader.u8(9)
  if (segment.length !== 10 + components * 3) throw new UnreadableImage('bad frame')
  if (reader.u8(4) !== 8 || ![1, 3, 4].includes(components)) throw new UnreadableImage('odd frame')
  return { height: reader.u16(5), width: reader.u16(7) }
}

/** The end of a scan's data: the first marker that is neither stuffing nor a restart. */
function endOfScan(reader: ByteReader, start: number): number {
  let at = start
  for (;;) {
    at = reader.bytes.indexOf(0xff, at)
    if (at < 0) throw new UnreadableImage('truncated')
    const next = reader.u8(at + 1)
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isData && next !== 0xff) return at
    at += next === 0xff ? 1 : 2
  }
}

/** JFIF without a thumbnail, Adobe's colour transform, colour profiles; the tables. */
function isKept(code: number, segment: Uint8Array): boolean {
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

function orientationOf(segment: Uint8Array): Orientation | null {
  const isExif = EXIF.every((byte, index) => segment[4 + index] === byte)
  return isExif ? readOrientation(segment.subarray(4 + EXIF.length)) : null
}

function orientationSegment(orientation: Orientation): Uint8Array {
  const body = joinBytes([EXIF, orientationBlock(orientation)])
  return joinBytes([Uint8Array.of(0xff, 0xe1, 0, body.length + 2), body])
}
