import type { Bindings } from '../env'
import {
  imageVariantKey,
  MAIL_IMAGE,
  MAIL_IMAGE_WIDTH,
  type ImageVariant,
} from '../contracts/media/image-variants'
import { ANIMATION_BYTES, isAnimatedFile } from '../contracts/media/pictures/animation'
import { logFailure } from '../log'
import { fromMedia } from '../services/media/r2'
import { withTimeout } from '../timeout'
import { IMAGE_HEADERS, readObject } from './image-objects'

/** Together with R2's timeout an image is served or refused after ten seconds at most. */
const TRANSFORM_TIMEOUT_MS = 5000

interface Variant {
  key: string
  variant: ImageVariant
  request: Request
  context: ExecutionContext
}

/** The variant; null when it cannot be made, and the original is served. */
export async function readVariant(env: Bindings, wanted: Variant): Promise<Response | null> {
  const { key, variant, request, context } = wanted
  const variantKey = imageVariantKey(key, variant)
  const stored = await readObject(env.MEDIA, variantKey, request)
  if (stored || !env.IMAGES || (await isAnimation(env.MEDIA, key))) return stored
  const original = await fromMedia(env.MEDIA.get(key))
  if (!original) return null
  try {
    const format = variant === MAIL_IMAGE ? 'image/jpeg' : 'image/webp'
    const width = variant === MAIL_IMAGE ? MAIL_IMAGE_WIDTH : variant
    const bytes = await transformed(env.IMAGES, original.body, { width, format })
    const saved = env.MEDIA.put(variantKey, bytes, { httpMetadata: { contentType: format } })
    context.waitUntil(saved.catch((error) => logFailure('image.store', error, { key, variant })))
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...IMAGE_HEADERS, 'content-type': format },
    })
  } catch (error) {
    logFailure('image.transform', error, { key, variant })
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

function transformed(
  transformer: ImagesBinding,
  original: ReadableStream<Uint8Array>,
  { width, format }: { width: number; format: 'image/jpeg' | 'image/webp' },
) {
  const made = transformer
    .input(original)
    .transform({ width, fit: 'scale-down' })
    .output({ format, quality: 72 })
  return withTimeout(TRANSFORM_TIMEOUT_MS, readAll(made), 'The image was not transformed in time')
}

async function readAll(made: Promise<ImageTransformationResult>): Promise<ArrayBuffer> {
  return (await made).response().arrayBuffer()
}
