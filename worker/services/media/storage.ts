import { IMAGE_WIDTHS, imageVariantKey } from '../../contracts/image-variants'
import { AppError } from '../../http/errors'
import { fromMedia } from './r2'
import type { CleanImage } from './formats/bytes'
import { CONTENT_TYPES } from './image-file'

const KEY_BYTES = 16
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** A key with 128 random bits: tour and size are readable, but it cannot be guessed. */
export function newImageKey(tourId: number, { width, height, type }: CleanImage): string {
  return `${tourId}-${unguessable()}-${width}x${height}.${type}`
}

/** A key for the copy of an image in another tour: same size and type, other random bits. */
export function copiedImageKey(key: string, tourId: number): string {
  const rest = key.split('-').slice(2).join('-')
  return `${tourId}-${unguessable()}-${rest}`
}

/** 128 random bits, for a key: 26 characters. */
export function unguessable(): string {
  return base32(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
}

/** An image's own columns of table `images`. */
export function imageColumns({ width, height, type, bytes }: CleanImage, key: string) {
  return { key, width, height, bytes: bytes.length, type: CONTENT_TYPES[type] }
}

/**
 * Stores an image under a key that is still unused.
 * @throws AppError Unavailable when R2 fails or times out
 */
export function storeImage(
  media: R2Bucket,
  key: string,
  { bytes, type }: CleanImage,
): Promise<void> {
  return storeObject(media, key, { bytes, contentType: CONTENT_TYPES[type] })
}

/**
 * Stores an object under a key that is still unused.
 * @throws AppError Unavailable when R2 fails or times out
 */
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

/** RFC 4648 without padding, lower case: 26 characters for 16 bytes. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** All objects of an image in R2: the original and its variants, whether they exist or not. */
export function objectsOf(key: string): string[] {
  return [key, ...IMAGE_WIDTHS.map((width) => imageVariantKey(key, width))]
}
