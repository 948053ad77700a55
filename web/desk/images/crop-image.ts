import type { PercentCrop } from 'react-image-crop'
import type { ImageFocus } from '../../../worker/contracts/media/images'

/** Part of an image, in percent of its sides. */
export type CropBox = Pick<PercentCrop, 'x' | 'y' | 'width' | 'height'>

const QUALITY = 0.9

/** Converts a part to whole px of an image of this size, at least 1 px. */
export function pixelsOf(box: CropBox, size: { width: number; height: number }) {
  const [left, width] = spanOf(box.x, box.width, size.width)
  const [top, height] = spanOf(box.y, box.height, size.height)
  return { left, top, width, height }
}

/** Start and length, in px of a side, of a part that is given in percent. */
function spanOf(from: number, share: number, side: number) {
  const start = Math.round((from / 100) * side)
  const length = Math.round((share / 100) * side)
  return [start, Math.max(1, Math.min(side - start, length))] as const
}

/** The focus within the part; if it was cut off, at the nearest edge. */
export function focusWithin({ x, y }: ImageFocus, box: CropBox): ImageFocus {
  const share = (at: number, from: number, length: number) =>
    Math.round(Math.min(100, Math.max(0, ((at - from) / length) * 100)))
  return { x: share(x, box.x, box.width), y: share(y, box.y, box.height) }
}

/** A part of a stored image as a new file. @throws Error if the image cannot be loaded */
export async function cropImage(url: string, box: CropBox): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The image answered ${response.status}`)
  const bitmap = await createImageBitmap(await response.blob())
  const { left, top, width, height } = pixelsOf(box, bitmap)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, width, height)
  bitmap.close()
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  // Safari returns PNG if it cannot encode WebP.
  return webp.type === 'image/webp'
    ? webp
    : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
