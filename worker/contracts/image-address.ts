/** Image addresses: `/img/{tour}-{26 random characters}-{width}x{height}.{type}`, with `?w=` for a narrower variant. */

export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const
const KEY = /^(\d{1,15})-([a-z0-9]{26})-(\d{1,5})x(\d{1,5})\.(jpg|png|webp|gif)$/
const ADDRESS = /^\/img\/([^?]+)(?:\?w=\d{1,4})?$/

/** In place of the tour id, for images that belong to no tour. */
export const NO_TOUR = 0

interface ImageSize {
  /** px */
  width: number
  /** px */
  height: number
}

export function isImageKey(key: string): boolean {
  return KEY.test(key)
}

/** R2 key of a narrower variant. */
export function imageVariantKey(key: string, width: number): string {
  return `v/${width}/${key}.webp`
}

/** Cache tag of all images of a tour. */
export function tourImagesTag(tourId: number): string {
  return `images-${tourId}`
}

/** Cache tag of an image: its tour's, or its own when it belongs to no tour. */
export function imageTag(key: string): string {
  const tourId = Number(KEY.exec(key)?.[1])
  return tourId === NO_TOUR ? `image-${key}` : tourImagesTag(tourId)
}

export function imageUrl(key: string): string {
  return `/img/${key}`
}

/** The key in an address of our own images; null for other addresses. */
export function imageKeyOf(url: string): string | null {
  const key = ADDRESS.exec(url)?.[1] ?? ''
  return isImageKey(key) ? key : null
}

/** Size of one of our own images in px; null for other addresses. */
export function imageSize(url: string): ImageSize | null {
  const match = KEY.exec(imageKeyOf(url) ?? '')
  return match ? { width: Number(match[3]), height: Number(match[4]) } : null
}

/** `srcset` of an image: its variants up to `widest` px and, without a limit, itself. Empty for other hosts' addresses. */
export function imageSrcSet(url: string, widest = Infinity): string {
  const [key, size] = [imageKeyOf(url), imageSize(url)]
  if (!key || !size) return ''
  const whole = imageUrl(key)
  const narrower = IMAGE_WIDTHS.filter((width) => width < size.width && width <= widest)
  return [
    ...narrower.map((width) => `${whole}?w=${width} ${width}w`),
    ...(widest < size.width && narrower.length > 0 ? [] : [`${whole} ${size.width}w`]),
  ].join(', ')
}
