import { AppError } from '../../http/errors'
import { fromMedia } from './r2'
import { copiedImageKey } from './image-keys'

/** Copies at a time; a Worker opens six connections. */
const TOGETHER = 4

/**
 * Copies the objects of images for another tour, without variants. Returns the new keys by the old ones of those found.
 * @throws AppError Unavailable when R2 fails or takes too long
 */
export async function copyImages(
  media: R2Bucket,
  images: { key: string }[],
  tourId: number,
): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  for (let start = 0; start < images.length; start += TOGETHER)
    await Promise.all(
      images.slice(start, start + TOGETHER).map(async ({ key }) => {
        const copy = copiedImageKey(key, tourId)
        if (await copyObject(media, key, copy)) keys.set(key, copy)
      }),
    )
  // In the order of the images.
  return new Map(images.flatMap(({ key }) => (keys.has(key) ? [[key, keys.get(key) ?? '']] : [])))
}

async function copyObject(media: R2Bucket, from: string, to: string): Promise<boolean> {
  const object = await fromMedia(media.get(from))
  if (object === null) return false
  const bytes = await fromMedia(object.arrayBuffer())
  const { contentType } = object.httpMetadata ?? {}
  const stored = await fromMedia(
    media.put(to, bytes, {
      ...(contentType && { httpMetadata: { contentType } }),
      onlyIf: new Headers({ 'if-none-match': '*' }),
    }),
  )
  if (stored === null) throw new AppError('Unavailable', { cause: new Error('The key is taken') })
  return true
}
