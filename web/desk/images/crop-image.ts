import type { PercentCrop } from 'react-image-crop'
import type { ImageFocus } from '../../../worker/contracts/media/images'

/** Part of an image, in percent of its sides. */
export type CropBox = Pick<PercentCrop, 'x' | 'y' | 'width' | 'height'>

const QUALITY = 0.9

/** Converts a part to whole px of an image of this size, at least 1 px. */
export function pixelsOf(box: CropBox, size: { width: number; height: number }) {
  const left = Math.round((box.x / 100) * size.width)
  const top = Math.round((box.y / 100) * size.height)
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round((box.width / 100) * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round((box.height / 100) * size.height))),
  }
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
