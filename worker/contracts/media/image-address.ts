/** Image addresses: `/img/{tour}-{26 random characters}-{width}x{height}.{type}`, with `?w=` for a narrower variant. */

const KEY = /^(\d{1,15})-([a-z0-9]{26})-(\d{1,5})x(\d{1,5})\.(jpg|png|webp|gif)$/
const ADDRESS = /^\/img\/([^?]+)(?:\?w=\d{1,4})?$/

/** In place of the tour id, for images that belong to no tour. */
export const NO_TOUR = 0

export function isImageKey(key: string): boolean {
  return KEY.test(key)
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
export function imageSize(url: string): { width: number; height: number } | null {
  const match = KEY.exec(imageKeyOf(url) ?? '')
  return match ? { width: Number(match[3]), height: Number(match[4]) } : null
}
