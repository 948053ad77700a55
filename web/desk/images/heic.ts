import decoderUrl from 'heic-decoder?url'
import type { Picture } from '../../../worker/contracts/media/pictures/picture'
import { preparedSize } from '../../platform/media/image-scaling'
import { workerUrl } from '../../platform/trusted-html'
import { profileOf } from './colour-profile'
import { withProfile } from './png-profile'

interface Decoded {
  imageData: ImageData | null
  error: string
}

/** A phone a few years old takes about ten seconds to decode twelve megapixels. */
const LIMIT_MS = 90_000

/**
 * Decodes a HEIC photo upright, in the size in which it is stored. The decoder is a script of its own, loaded here and
 * run in a worker. It gives the pixels in the photo's own colours; the browser converts them by the photo's profile.
 * @throws Error if the photo cannot be decoded
 */
export async function decodeHeic({ parts, colours }: Picture): Promise<ImageBitmap> {
  const buffer = await new Blob(parts).arrayBuffer()
  const whole = await createImageBitmap(await decodeInWorker(buffer))
  const profile = colours && profileOf(colours)
  if (!profile) return whole
  const { width, height } = preparedSize(whole)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, width, height)
  whole.close()
  return createImageBitmap(await withProfile(await canvas.convertToBlob(), profile))
}

async function decodeInWorker(buffer: ArrayBuffer): Promise<ImageData> {
  const worker = new Worker(workerUrl(decoderUrl))
  try {
    const { imageData, error } = await answerOf(worker, buffer)
    if (!imageData) throw new Error(error || 'no picture')
    return imageData
  } finally {
    worker.terminate()
  }
}

function answerOf(worker: Worker, buffer: ArrayBuffer): Promise<Decoded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The decoder took too long')), LIMIT_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<Decoded>) => {
      clearTimeout(timer)
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => {
      clearTimeout(timer)
      reject(new Error(message || 'The decoder did not start'))
    })
    worker.postMessage({ id: '1', buffer }, [buffer])
  })
}
