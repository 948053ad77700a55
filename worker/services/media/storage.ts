import { IMAGE_VARIANTS, imageVariantKey } from '../../contracts/media/image-variants'
import { AppError } from '../../http/errors'
import { fromMedia } from './r2'
import { CONTENT_TYPES, type CleanImage } from './image-file'

/** An image's own columns of table `images`. */
export function imageColumns({ width, height, type, bytes }: CleanImage, key: string) {
  return { key, width, height, bytes: bytes.length, type: CONTENT_TYPES[type] }
}

/** Stores an image under a key that is still unused. @throws AppError Unavailable when R2 fails or times out */
export function storeImage(
  media: R2Bucket,
  key: string,
  { bytes, type }: CleanImage,
): Promise<void> {
  return storeObject(media, key, { bytes, contentType: CONTENT_TYPES[type] })
}

/** Stores an object under a key that is still unused. @throws AppError Unavailable when R2 fails or times out */
export async function storeObject(
  media: R2Bucket,
  key: string,
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
): Promise<void> {
  const stored = media.put(key, bytes, {
    httpMetadata: { contentType },
    onlyIf: new Headers({ 'if-none-match': '*' }),
  })
  if ((await fromMedia(stored)) === null)
    throw new AppError('Unavailable', { cause: new Error('The key is taken') })
}

/** All objects of an image in R2: the original and its variants, whether they exist or not. */
export function objectsOf(key: string): string[] {
  return [key, ...IMAGE_VARIANTS.map((variant) => imageVariantKey(key, variant))]
}
