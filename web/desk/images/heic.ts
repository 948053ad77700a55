import decoderUrl from 'heic-decoder?url'
import { workerPolicy } from '../../platform/trusted-html'

interface Decoded {
  imageData: ImageData | null
  error: string
}

const JPEG_QUALITY = 0.92
/** A phone a few years old takes about ten seconds to decode twelve megapixels. */
const LIMIT_MS = 90_000

const toScriptUrl = workerPolicy('worker')

/**
 * Converts a HEIC photo to an upright JPEG. The decoder is a script of its own, loaded here and run in a worker.
 * @throws Error if the photo cannot be decoded
 */
export async function decodeHeic(file: File): Promise<File> {
  const buffer = await file.arrayBuffer()
  const worker = new Worker(toScriptUrl(decoderUrl))
  try {
    const { imageData, error } = await answerOf(worker, buffer)
    if (!imageData) throw new Error(error || 'no picture')
    const canvas = new OffscreenCanvas(imageData.width, imageData.height)
    canvas.getContext('2d')?.putImageData(imageData, 0, 0)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
    return new File([jpeg], file.name, { type: 'image/jpeg' })
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
