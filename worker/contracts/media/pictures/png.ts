import { joinBytes } from '../../join-bytes'
import { ascii, ByteReader } from './bytes'
import { readOrientation, type Orientation } from './orientation'
import type { ReadPicture } from './picture'
import { broken } from './refused-picture'

const POLYNOMIAL = 0xedb88320

let table: Uint32Array | undefined

const SIGNATURE_BYTES = 8
/** Pixels and colours. */
const ALLOWED = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs cICP fcTL fdAT'.split(' '),
)
const COLOUR_TYPES = new Set([0, 2, 3, 4, 6])
/** Grey and colour with alpha. */
const WITH_ALPHA = new Set([4, 6])

/**
 * Keeps the image chunks; texts, times and EXIF are dropped. So is the orientation: browsers and the image service
 * disagree whether it counts in a PNG.
 */
export function readPng(reader: ByteReader): ReadPicture {
  const kept: Uint8Array<ArrayBuffer>[] = []
  let animation: Uint8Array<ArrayBuffer> | null = null
  let orientation: Orientation = 1
  let [hasData, hasAlpha] = [false, false]
  let at = SIGNATURE_BYTES
  for (let name = ''; name !== 'IEND';) {
    const length = reader.u32(at)
    name = reader.text(at + 4, 4)
    const chunk = reader.slice(at, length + 12)
    // A capital first letter marks a critical chunk.
    const isCritical = /^[A-Z]/.test(name)
    const isIntact = hasChecksum(chunk)
    if (isCritical && !isIntact) throw broken('checksum')
    if ((at === SIGNATURE_BYTES) !== (name === 'IHDR')) throw broken('misplaced header')
    at += chunk.length
    if (!isIntact) continue
    if (name === 'eXIf') orientation = readOrientation(chunk.subarray(8, 8 + length))
    if (name === 'acTL' && !hasData) animation = chunk
    if (name === 'IDAT') hasData = true
    if (name === 'tRNS') hasAlpha = true
    if (ALLOWED.has(name)) kept.push(chunk)
    else if (isCritical) throw broken('unknown chunk')
  }
  const [header, ...rest] = kept
  if (!header || !hasData) throw broken('no picture')
  const { colourType, ...size } = readHeader(header)
  return {
    ...size,
    orientation,
    isAnimated: animation !== null,
    hasAlpha: hasAlpha || WITH_ALPHA.has(colourType),
    // The animation's chunk first, where `isAnimatedFile` looks for it.
    parts: [reader.slice(0, SIGNATURE_BYTES), header, ...(animation ? [animation] : []), ...rest],
  }
}

/** A chunk with its length and checksum. */
export function pngChunk(name: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const named = joinBytes([ascii(name), body])
  const framed = new Uint8Array(named.length + 8)
  const view = new DataView(framed.buffer)
  view.setUint32(0, body.length)
  framed.set(named, 4)
  view.setUint32(named.length + 4, crc32(named))
  return framed
}

function hasChecksum(chunk: Uint8Array<ArrayBuffer>): boolean {
  return crc32(chunk.subarray(4, -4)) === new ByteReader(chunk).u32(chunk.length - 4)
}

function readHeader(chunk: Uint8Array<ArrayBuffer>) {
  const reader = new ByteReader(chunk)
  const colourType = reader.u8(17)
  if (reader.u32(0) !== 13 || !COLOUR_TYPES.has(colourType)) throw broken('bad header')
  return { width: reader.u32(8), height: reader.u32(12), colourType }
}

/** The checksum of PNG's chunks (ISO/IEC 15948, annex D), also in browsers, which have no zlib. */
function crc32(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? POLYNOMIAL : 0)
    return value
  })
  let value = -1
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}
