import { and, eq, isNull } from 'drizzle-orm'
import type { Bindings } from '../env'
import { isPreview } from '../features/accounts/preview-cookie'
import { images } from '../db/schema/images'
import { TOUR_STATUS } from '../contracts/tours/tour-status'
import { tours } from '../db/schema/tours'
import { openPrimary } from '../db/client'
import { imageSize, imageTag, imageUrl, isImageKey } from '../contracts/media/image-address'
import { IMAGE_VARIANTS, MAIL_IMAGE, type ImageVariant } from '../contracts/media/image-variants'
import { logFailure } from '../log'
import { requestIdOf } from '../http/request'
import { readObject } from './image-objects'
import { readVariant } from './image-variants'

const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
} as const

/**
 * Serves `/img/{key}?w=`: the image, or its variant of that width in px or for mails, made on the first request and stored in R2.
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
  const variant = readVariantName(url.searchParams.get('w'))
  if (!isImageKey(key) || variant === 'unknown') return missing()
  try {
    const found = await findImage(env, key)
    if (!found || !(found.isShown || (await isPreview(request, env)))) return missing()
    const object = isSmaller(variant, key)
      ? await readVariant(env, { key, variant, request, context })
      : null
    const response = object ?? (await readObject(env.MEDIA, key, request))
    return response ? withCaching(response, key, found) : missing()
  } catch (error) {
    logFailure('image.failed', error, { key, requestId: requestIdOf(request) })
    return unavailable()
  }
}

function isSmaller(variant: ImageVariant | null, key: string): variant is ImageVariant {
  if (variant === null || variant === MAIL_IMAGE) return variant !== null
  return variant < (imageSize(imageUrl(key))?.width ?? 0)
}

function withCaching(response: Response, key: string, { isShown }: { isShown: boolean }): Response {
  const headers = isShown ? { 'cache-tag': imageTag(key) } : PREVIEW_HEADERS
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

function unavailable(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  })
}

function missing(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
  })
}

function readVariantName(text: string | null): ImageVariant | null | 'unknown' {
  if (text === null) return null
  return IMAGE_VARIANTS.find((variant) => String(variant) === text) ?? 'unknown'
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
