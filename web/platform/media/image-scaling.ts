import { ApiError } from '../api/api'

/** Longest side of an upload, px: the widest size that any page requests. */
const MAX_SIDE = 1920
const WEBP_QUALITY = 0.85

/** Fits a size into `maxSide` with its proportions; never enlarges. */
export function fitWithin(width: number, height: number, maxSide: number) {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/**
 * Re-encodes as WebP of at most 1920 px (its size in px), upright, without EXIF data; GIFs stay animated.
 * @throws ApiError ImageInvalid when the browser cannot decode the file
 */
export async function scaleImage(file: File) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(invalid)
  try {
    if (file.type === 'image/gif') return { blob: file, width: bitmap.width, height: bitmap.height }
    const { width, height } = fitWithin(bitmap.width, bitmap.height, MAX_SIDE)
    const blob = await drawWebp(bitmap, width, height)
    return { blob, width, height }
  } finally {
    bitmap.close()
  }
}

function invalid(cause: unknown): never {
  throw new ApiError(415, { code: 'ImageInvalid', msg: String(cause) })
}

async function drawWebp(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: WEBP_QUALITY })
  // Safari falls back to PNG where it cannot encode WebP; JPEG is a tenth of the size.
  if (webp.type === 'image/webp') return webp
  return canvas.convertToBlob({ type: 'image/jpeg', quality: WEBP_QUALITY })
}
