import type { Bindings } from '../env'
import { imageVariantKey } from '../contracts/media/image-variants'
import { ANIMATION_BYTES, isAnimatedFile } from '../contracts/media/pictures/animation'
import { logFailure } from '../log'
import { fromMedia } from '../services/media/r2'
import { withTimeout } from '../timeout'
import { IMAGE_HEADERS, readObject } from './image-objects'

/** Together with R2's timeout an image is served or refused after ten seconds at most. */
const TRANSFORM_TIMEOUT_MS = 5000

interface Variant {
  key: string
  width: number
  request: Request
  context: ExecutionContext
}

/** The narrower variant; null when it cannot be made, and the original is served. */
export async function readVariant(env: Bindings, wanted: Variant): Promise<Response | null> {
  const { key, width, request, context } = wanted
  const variantKey = imageVariantKey(key, width)
  const stored = await readObject(env.MEDIA, variantKey, request)
  if (stored || !env.IMAGES || (await isAnimation(env.MEDIA, key))) return stored
  const original = await fromMedia(env.MEDIA.get(key))
  if (!original) return null
  try {
    const bytes = await narrowed(env.IMAGES, original.body, width)
    const saved = env.MEDIA.put(variantKey, bytes, { httpMetadata: { contentType: 'image/webp' } })
    context.waitUntil(saved.catch((error) => logFailure('image.store', error, { key, width })))
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...IMAGE_HEADERS, 'content-type': 'image/webp' },
    })
  } catch (error) {
    logFailure('image.transform', error, { key, width })
    return null
  }
}

/** A variant would stand still, so an animation is served as it is. */
async function isAnimation(media: R2Bucket, key: string): Promise<boolean> {
  if (key.endsWith('.gif')) return true
  if (key.endsWith('.jpg')) return false
  const head = await fromMedia(media.get(key, { range: { offset: 0, length: ANIMATION_BYTES } }))
  return head !== null && isAnimatedFile(new Uint8Array(await fromMedia(head.arrayBuffer())))
}

function narrowed(transformer: ImagesBinding, original: ReadableStream<Uint8Array>, width: number) {
  const made = transformer
    .input(original)
    .transform({ width })
    .output({ format: 'image/webp', quality: 72 })
  return withTimeout(TRANSFORM_TIMEOUT_MS, readAll(made), 'The image was not transformed in time')
}

async function readAll(made: Promise<ImageTransformationResult>): Promise<ArrayBuffer> {
  return (await made).response().arrayBuffer()
}
