import { joinBytes } from '../../join-bytes'
import { ascii, ByteReader } from './bytes'
import { readOrientation } from './orientation'
import type { ReadPicture } from './picture'
import { broken } from './refused-picture'

const HEADER_BYTES = 12
const FRAME_HEADER_BYTES = 16
const FLAGS = { animation: 0x02, alpha: 0x10, profile: 0x20 }

interface Chunk {
  name: string
  body: Uint8Array<ArrayBuffer>
}

interface Size {
  width: number
  height: number
}

/**
 * Keeps the image chunks; XMP and EXIF are dropped. So is the orientation, which browsers ignore in a WebP and the image
 * service does not.
 */
export function readWebp(reader: ByteReader): ReadPicture {
  const chunks = readChunks(reader.slice(0, reader.u32(4, true) + 8), HEADER_BYTES)
  const [first] = chunks
  if (first?.name !== 'VP8X') {
    const image = chunks.find(isImageChunk)
    if (!image || image !== first) throw broken('no picture')
    const isAnimated = false
    return {
      ...imageSize(image),
      isAnimated,
      hasAlpha: isLosslessWithAlpha(image),
      ...file([image]),
    }
  }
  const exif = chunks.find(({ name }) => name === 'EXIF')
  const size = canvasSize(first.body)
  const frames = chunks.filter(({ name }) => name === 'ANMF')
  const isAnimated = frames.length > 0
  const images = isAnimated ? animation(chunks, frames, size) : stillImage(chunks, size)
  const profile = chunks.filter(({ name }) => name === 'ICCP').slice(0, 1)
  const flags = [profile.length > 0 && FLAGS.profile, isAnimated && FLAGS.animation]
  return {
    ...size,
    orientation: exif ? readOrientation(withoutPrefix(exif.body)) : 1,
    isAnimated,
    hasAlpha: ((first.body[0] ?? 0) & FLAGS.alpha) !== 0,
    ...file([extendedHeader(first.body, flags), ...profile, ...images]),
  }
}

function readChunks(bytes: Uint8Array<ArrayBuffer>, start: number): Chunk[] {
  const reader = new ByteReader(bytes)
  const chunks: Chunk[] = []
  for (let at = start; at < bytes.length;) {
    const length = reader.u32(at + 4, true)
    chunks.push({ name: reader.text(at, 4), body: reader.slice(at + 8, length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

function stillImage(chunks: Chunk[], size: Size): Chunk[] {
  const image = chunks.find(isImageChunk)
  if (!image) throw broken('no picture')
  const own = imageSize(image)
  if (own.width !== size.width || own.height !== size.height) throw broken('two sizes')
  return [...chunks.filter(({ name }) => name === 'ALPH').slice(0, 1), image]
}

function animation(chunks: Chunk[], frames: Chunk[], canvas: Size): Chunk[] {
  const control = chunks.find(({ name }) => name === 'ANIM')
  if (control?.body.length !== 6) throw broken('no animation')
  return [control, ...frames.map((frame) => cleanFrame(frame, canvas))]
}

function cleanFrame({ name, body }: Chunk, canvas: Size): Chunk {
  const inner = readChunks(body, FRAME_HEADER_BYTES)
  const parts = inner.filter((chunk) => chunk.name === 'ALPH' || isImageChunk(chunk))
  const image = parts.find(isImageChunk)
  if (!image) throw broken('no frame')
  requireInside(body, imageSize(image), canvas)
  return { name, body: joinBytes([body.subarray(0, FRAME_HEADER_BYTES), ...parts.map(writeChunk)]) }
}

/** A frame has the size it declares and is within the canvas: decoders allocate by one and draw by the other. */
function requireInside(
  header: Uint8Array<ArrayBuffer>,
  { width, height }: Size,
  canvas: Size,
): void {
  const reader = new ByteReader(header)
  // Offsets are stored halved, sizes minus one.
  const [left, top] = [2 * reader.u24(0), 2 * reader.u24(3)]
  if (reader.u24(6) + 1 !== width || reader.u24(9) + 1 !== height) throw broken('two sizes')
  if (left + width > canvas.width || top + height > canvas.height) throw broken('frame outside')
}

function isImageChunk({ name }: Chunk): boolean {
  return name === 'VP8 ' || name === 'VP8L'
}

function imageSize({ name, body }: Chunk): Size {
  const reader = new ByteReader(body)
  if (name === 'VP8 ') {
    if ((reader.u8(0) & 1) !== 0 || reader.u24(3) !== 0x2a019d) throw broken('no key frame')
    return { width: reader.u16(6, true) & 0x3fff, height: reader.u16(8, true) & 0x3fff }
  }
  if (reader.u8(0) !== 0x2f) throw broken('no lossless picture')
  const bits = reader.u32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function isLosslessWithAlpha({ name, body }: Chunk): boolean {
  return name === 'VP8L' && (new ByteReader(body).u8(4) & 0x10) !== 0
}

function canvasSize(body: Uint8Array<ArrayBuffer>): Size {
  if (body.length !== 10) throw broken('bad header')
  const reader = new ByteReader(body)
  return { width: reader.u24(4) + 1, height: reader.u24(7) + 1 }
}

/** The first header with these flags and its own transparency. */
function extendedHeader(body: Uint8Array<ArrayBuffer>, set: (number | false)[]): Chunk {
  const flags = set.reduce<number>((sum, flag) => sum | Number(flag), (body[0] ?? 0) & FLAGS.alpha)
  return { name: 'VP8X', body: joinBytes([Uint8Array.of(flags, 0, 0, 0), body.subarray(4)]) }
}

/** Some encoders put JPEG's prefix before the block. */
function withoutPrefix(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return body[0] === 0x45 ? body.subarray(6) : body
}

function file(chunks: Chunk[]): Pick<ReadPicture, 'parts'> {
  const written = chunks.map(writeChunk)
  const length = written.reduce((sum, chunk) => sum + chunk.length, 4)
  return { parts: [ascii('RIFF'), littleEndian(length), ascii('WEBP'), ...written] }
}

function writeChunk({ name, body }: Chunk): Uint8Array<ArrayBuffer> {
  const padding = new Uint8Array(body.length % 2)
  return joinBytes([ascii(name), littleEndian(body.length), body, padding])
}

function littleEndian(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}
