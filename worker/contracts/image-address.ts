/** Addresses of pictures: `/img/{tour}-{26 random characters}-{width}x{height}.{type}`, with `?w=` for a narrower copy. */

export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const
const KEY = /^(\d{1,15})-([a-z0-9]{26})-(\d{1,5})x(\d{1,5})\.(jpg|png|webp|gif)$/
const ADDRESS = /^\/img\/([^?]+)(?:\?w=\d{1,4})?$/

/** In the place of the tour's number, for pictures that belong to no tour. */
export const NO_TOUR = 0

export interface ImageSize {
  /** px */
  width: number
  /** px */
  height: number
}

export function isImageKey(key: string): boolean {
  return KEY.test(key)
}

/** R2 key of a picture's narrower copy. */
export function imageVariantKey(key: string, width: number): string {
  return `v/${width}/${key}.webp`
}

/** The tag by which the caches in front forget the pictures of a tour. */
export function tourImagesTag(tourId: number): string {
  return `images-${tourId}`
}

/** The tag by which they forget a picture: with all of its tour, or by itself when it belongs to none. */
export function imageTag(key: string): string {
  const tourId = Number(KEY.exec(key)?.[1])
  return tourId === NO_TOUR ? `image-${key}` : tourImagesTag(tourId)
}

export function imageUrl(key: string): string {
  return `/img/${key}`
}

/** The key in an address of our own pictures, null for any other address. */
export function imageKeyOf(url: string): string | null {
  const key = ADDRESS.exec(url)?.[1] ?? ''
  return isImageKey(key) ? key : null
}

/** Size of one of our own pictures in px, null for any other address. */
export function imageSize(url: string): ImageSize | null {
  const match = KEY.exec(imageKeyOf(url) ?? '')
  return match ? { width: Number(match[3]), height: Number(match[4]) } : null
}

/** `srcset` of a picture: its narrower copies and itself. Empty for an address that is not ours. */
export function imageSrcSet(url: string): string {
  const [key, size] = [imageKeyOf(url), imageSize(url)]
  if (!key || !size) return ''
  const whole = imageUrl(key)
  const narrower = IMAGE_WIDTHS.filter((width) => width < size.width)
  return [
    ...narrower.map((width) => `${whole}?w=${width} ${width}w`),
    `${whole} ${size.width}w`,
  ].join(', ')
}
