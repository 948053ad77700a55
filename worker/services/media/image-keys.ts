import type { CleanImage } from './image-file'

const KEY_BYTES = 16
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** A key with 128 random bits: tour and size are readable, but it cannot be guessed. */
export function newImageKey(
  tourId: number,
  { width, height, type }: Pick<CleanImage, 'width' | 'height' | 'type'>,
): string {
  return `${tourId}-${unguessable()}-${width}x${height}.${type}`
}

/** A key for the copy of an image in another tour: same size and type, other random bits. */
export function copiedImageKey(key: string, tourId: number): string {
  const rest = key.split('-').slice(2).join('-')
  return `${tourId}-${unguessable()}-${rest}`
}

/** 128 random bits, for a key: 26 characters (RFC 4648 without padding, lower case). */
export function unguessable(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}
