import { crc32 } from 'node:zlib'
import { joinBytes } from '../../../http/bytes'
import { ascii, ByteReader, UnreadableImage, type CleanImage } from './bytes'
import { orientationBlock, readOrientation, turnedSize, type Orientation } from './orientation'

const SIGNATURE_BYTES = 8
/** Pixels, colours and animation. */
const ALLOWED = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs cICP acTL fcTL fdAT'.split(' '),
)
const COLOUR_TYPES = new Set([0, 2, 3, 4, 6])

/** Rebuilds a PNG from its image chunks; texts, times and EXIF other than the orientation are dropped. */
export function cleanPng(bytes: Uint8Array): CleanImage {
  const reader = new ByteReader(bytes)
  const parts: Uint8Array[] = [reader.slice(0, SIGNATURE_BYTES)]
  let orientation: Orientation = 1
  let hasData = false
  let at = SIGNATURE_BYTES
  for (;;) {
    const length = reader.u32(at)
    const name = reader.text(at + 4, 4)
    const chunk = reader.slice(at, length + 12)
    requireIntact(chunk)
    if ((at === SIGNATURE_BYTES) !== (name === 'IHDR'))
      throw new UnreadableImage('misplaced header')
    at += chunk.length
    if (name === 'eXIf') orientation = readOrientation(chunk.subarray(8, 8 + length))
    if (name === 'IDAT') hasData = true
    if (ALLOWED.has(name)) parts.push(chunk)
    // A capital first letter marks a critical chunk.
    else if (/^[A-Z]/.test(name)) throw new UnreadableImage('unknown chunk')
    if (name === 'IEND') break
  }
  if (!hasData) throw new UnreadableImage('no picture')
  const [signature, header, ...rest] = parts
  if (!signature || !header) throw new UnreadableImage('no header')
  const turn = orientation === 1 ? [] : [pngChunk('eXIf', orientationBlock(orientation))]
  return {
    type: 'png',
    ...turnedSize(readHeader(header), orientation),
    bytes: joinBytes([signature, header, ...turn, ...rest]),
  }
}

/** A chunk with its length and checksum. */
export function pngChunk(name: string, body: Uint8Array): Uint8Array {
  const named = joinBytes([ascii(name), body])
  const framed = new Uint8Array(named.length + 8)
  const view = new DataView(framed.buffer)
  view.setUint32(0, body.length)
  framed.set(named, 4)
  view.setUint32(named.length + 4, crc32(named))
  return framed
}

function requireIntact(chunk: Uint8Array): void {
  const reader = new ByteReader(chunk)
  if (crc32(chunk.subarray(4, -4)) !== reader.u32(chunk.length - 4))
    throw new UnreadableImage('checksum')
}

function readHeader(chunk: Uint8Array) {
  const reader = new ByteReader(chunk)
  if (reader.u32(0) !== 13 || !COLOUR_TYPES.has(reader.u8(17)))
    throw new UnreadableImage('bad header')
  return { width: reader.u32(8), height: reader.u32(12) }
}
