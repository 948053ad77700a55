import { and, eq, isNull } from 'drizzle-orm'
import type { Bindings } from '../env'
import { isPreview } from '../features/accounts/preview-cookie'
import { images } from '../db/schema/images'
import { TOUR_STATUS } from '../contracts/tour-status'
import { tours } from '../db/schema/tours'
import { openPrimary } from '../db/client'
import {
  IMAGE_WIDTHS,
  imageSize,
  imageTag,
  imageUrl,
  imageVariantKey,
  isImageKey,
} from '../contracts/image-address'
import { logFailure } from '../log'
import { fromMedia } from '../services/media/r2'
import { withTimeout } from '../timeout'
import { requestIdOf } from '../http/request'

/** Together with R2's timeout an image is served or refused after ten seconds at most. */
const TRANSFORM_TIMEOUT_MS = 5000
const HEADERS = {
  // Deleting an image purges the caches in front; a day bounds a purge that fails.
  'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const
const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
} as const

/**
 * Serves `/img/{key}?w=`: the image, or its variant of that width in px, made at the first request and stored in R2.
 * Images in the bin, or of a tour in the bin, are not found; those of a hidden tour are for admins only and are not
 * cached.
 */
export async function respondWithImage(
  request: Request,
  env: Bindings,
  context: ExecutionContext,
): Promise<Response> {
  const url = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const key = url.pathname.slice('/img/'.length)
  const width = readWidth(url.searchParams.get('w'))
  if (!isImageKey(key) || width === 'unknown') return missing()
  try {
    const found = await findImage(env, key)
    if (!found || !(found.isShown || (await isPreview(request, env)))) return missing()
    const isNarrower = width !== null && width < (imageSize(imageUrl(key))?.width ?? 0)
    const object = !isNarrower ? null : await readVariant(env, { key, width, request, context })
    const response = object ?? (await readObject(env.MEDIA, key, request))
    return response ? withCaching(response, key, found) : missing()
  } catch (error) {
    logFailure('image.failed', error, { key, requestId: requestIdOf(request) })
    return new Response(null, {
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    })
  }
}

function withCaching(response: Response, key: string, { isShown }: { isShown: boolean }): Response {
  const headers = isShown ? { 'cache-tag': imageTag(key) } : PREVIEW_HEADERS
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

function missing(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
  })
}

function readWidth(text: string | null): number | null | 'unknown' {
  if (text === null) return null
  return IMAGE_WIDTHS.find((width) => String(width) === text) ?? 'unknown'
}

/** An image outside the bin, and whether it is public; null when there is none. */
async function findImage(env: Bindings, key: string): Promise<{ isShown: boolean } | null> {
  const [row] = await openPrimary(env.DB)
    .select({ purpose: images.purpose, status: tours.status })
    .from(images)
    .innerJoin(tours, eq(tours.id, images.tourId))
    .where(and(eq(images.key, key), isNull(images.deletedAt), isNull(tours.deletedAt)))
    .limit(1)
  // An avatar belongs to no tour; its row has the contact form's tour id.
  return row ? { isShown: row.purpose === 'avatar' || row.status !== TOUR_STATUS.hidden } : null
}

interface Variant {
  key: string
  width: number
  request: Request
  context: ExecutionContext
}

/** The narrower variant; null when it cannot be made, and the original is served. */
async function readVariant(env: Bindings, wanted: Variant): Promise<Response | null> {
  const { key, width, request, context } = wanted
  const variantKey = imageVariantKey(key, width)
  const stored = await readObject(env.MEDIA, variantKey, request)
  if (stored || !env.IMAGES || key.endsWith('.gif')) return stored
  const original = await fromMedia(env.MEDIA.get(key))
  if (!original) return null
  try {
    const bytes = await narrowed(env.IMAGES, original.body, width)
    const saved = env.MEDIA.put(variantKey, bytes, { httpMetadata: { contentType: 'image/webp' } })
    context.waitUntil(saved.catch((error) => logFailure('image.store', error, { key, width })))
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...HEADERS, 'content-type': 'image/webp' },
    })
  } catch (error) {
    logFailure('image.transform', error, { key, width })
    return null
  }
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

async function readObject(
  media: R2Bucket,
  key: string,
  request: Request,
): Promise<Response | null> {
  const object = await fromMedia(readRange(media, key, request.headers))
  if (!object) return null
  const headers = new Headers({ ...HEADERS, etag: object.httpEtag, 'accept-ranges': 'bytes' })
  headers.set('content-type', object.httpMetadata?.contentType ?? 'application/octet-stream')
  if (!('body' in object)) return new Response(null, { status: 304, headers })
  const range = request.headers.has('range') ? rangeOf(object) : null
  if (range)
    headers.set(
      'content-range',
      `bytes ${range.offset}-${range.offset + range.length - 1}/${object.size}`,
    )
  headers.set('content-length', String(range?.length ?? object.size))
  return new Response(request.method === 'HEAD' ? null : object.body, {
    status: range ? 206 : 200,
    headers,
  })
}

/** R2 refuses a range outside the image; the response is then the whole image. */
function readRange(media: R2Bucket, key: string, headers: Headers) {
  const whole = () => media.get(key, { onlyIf: headers })
  return headers.has('range')
    ? media.get(key, { onlyIf: headers, range: headers }).catch(whole)
    : whole()
}

/** The range that R2 read; null for the whole. */
function rangeOf({ range, size }: R2Object): { offset: number; length: number } | null {
  if (!range) return null
  const {
    offset = 0,
    length = size - offset,
    suffix,
  }: { offset?: number; length?: number; suffix?: number } = range
  const part =
    suffix === undefined
      ? { offset, length }
      : { offset: Math.max(0, size - suffix), length: suffix }
  return part.length < size ? part : null
}
