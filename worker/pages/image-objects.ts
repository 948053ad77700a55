import { fromMedia } from '../services/media/r2'
import { readRange, rangeOf } from './image-range'

/** The headers of every image, except those of a hidden tour. */
export const IMAGE_HEADERS = {
  // Deleting an image purges the caches in front; a failed purge lasts a day at most.
  'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** An image from R2: whole, in part, or 304 if unchanged, as the request asks; null if there is none. */
export async function readObject(
  media: R2Bucket,
  key: string,
  request: Request,
): Promise<Response | null> {
  const object = await fromMedia(readRange(media, key, request.headers))
  if (!object) return null
  const headers = new Headers({ ...IMAGE_HEADERS, etag: object.httpEtag, 'accept-ranges': 'bytes' })
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
