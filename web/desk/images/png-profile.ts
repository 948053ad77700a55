import { ascii } from '../../../worker/contracts/media/pictures/bytes'
import { readPicture } from '../../../worker/contracts/media/pictures/read-picture'
import { pngChunk } from '../../../worker/contracts/media/pictures/png'

/** Chunks that say what a PNG's colours mean. */
const COLOUR_CHUNKS = new Set(['sRGB', 'gAMA', 'cHRM', 'cICP', 'iCCP'])

/** The PNG of a canvas with the profile that its colours really have. */
export async function withProfile(png: Blob, profile: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const { parts } = readPicture(new Uint8Array(await png.arrayBuffer()))
  const [signature, header, ...rest] = parts
  if (!signature || !header) throw new Error('no header')
  const pixels = rest.filter((chunk) => !COLOUR_CHUNKS.has(nameOf(chunk)))
  const body = [ascii('icc\0\0'), await deflate(profile)]
  const described = pngChunk('iCCP', new Uint8Array(await new Blob(body).arrayBuffer()))
  return new Blob([signature, header, described, ...pixels], { type: 'image/png' })
}

function nameOf(chunk: Uint8Array): string {
  return String.fromCharCode(...chunk.subarray(4, 8))
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Response(stream).arrayBuffer()
}
