import { joinBytes } from '../../../worker/contracts/join-bytes'
import {
  MAX_FILE_BYTES,
  MAX_MEGAPIXELS,
  MAX_SIDE_PX,
} from '../../../worker/contracts/media/image-limits'
import { turnedSize, type Orientation } from '../../../worker/contracts/media/pictures/orientation'
import type { Picture } from '../../../worker/contracts/media/pictures/picture'
import { RefusedPicture } from '../../../worker/contracts/media/pictures/refused-picture'
import { decodePicture, openPicture } from './open-picture'

/** The longest side of a prepared image, px: the widest size that any page requests. */
const USUAL_SIDE_PX = 1920
/** A tall image keeps this width, px: text of a scrolling screenshot can still be read. */
const READABLE_WIDTH_PX = 1080
const WEBP_QUALITY = 0.85

/** MIME types of animations that are stored as they are. */
const ANIMATED_TYPES: Partial<Record<Picture['kind'], string>> = {
  gif: 'image/gif',
  webp: 'image/webp',
  png: 'image/png',
}

interface Size {
  width: number
  height: number
}

/** The size (px) of a prepared image: its proportions, at most 1920 px a side, or longer if it is tall. */
export function preparedSize({ width, height }: Size): Size {
  const usual = USUAL_SIDE_PX / Math.max(width, height)
  const readable = READABLE_WIDTH_PX / width
  const scale = Math.min(1, Math.max(usual, readable), MAX_SIDE_PX / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/**
 * The file to store for a chosen one: an upright WebP in sRGB without metadata, or an animation as it is, without
 * metadata. `decode` may know more formats than the browser.
 * @throws RefusedPicture
 */
export async function prepareImage(file: File, decode = decodePicture): Promise<Blob> {
  const picture = await openPicture(file)
  return picture.isAnimated ? animationOf(picture) : stillOf(picture, await decode(picture))
}

/** As `prepareImage`, but an animation becomes its first frame. @throws RefusedPicture */
export async function prepareStill(file: File): Promise<Blob> {
  const picture = await openPicture(file)
  return stillOf(picture, await decodePicture(picture))
}

/** A canvas with the upright image in a size. */
export function drawUpright(
  bitmap: ImageBitmap,
  orientation: Orientation,
  { width, height }: Size,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.setTransform(turn(orientation, { width, height }))
  const unturned = turnedSize({ width, height }, orientation)
  context.drawImage(bitmap, 0, 0, unturned.width, unturned.height)
  return canvas
}

export async function toBlob(canvas: OffscreenCanvas): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: WEBP_QUALITY })
  // Safari falls back to PNG where it cannot encode WebP; JPEG is a tenth of the size.
  if (webp.type === 'image/webp') return webp
  return canvas.convertToBlob({ type: 'image/jpeg', quality: WEBP_QUALITY })
}

async function stillOf({ orientation }: Picture, bitmap: ImageBitmap): Promise<Blob> {
  try {
    const size = preparedSize(turnedSize(bitmap, orientation))
    return await toBlob(drawUpright(bitmap, orientation, size))
  } finally {
    bitmap.close()
  }
}

function animationOf({ kind, width, height, parts }: Picture): Blob {
  const type = ANIMATED_TYPES[kind]
  if (type === undefined) throw new RefusedPicture('isMoving')
  if (Math.max(width, height) > MAX_SIDE_PX || width * height > MAX_MEGAPIXELS * 1e6)
    throw new RefusedPicture('hasTooManyPixels', { megapixels: MAX_MEGAPIXELS })
  // In one piece, as in `decodePicture`.
  const blob = new Blob([joinBytes(parts)], { type })
  if (blob.size > MAX_FILE_BYTES)
    throw new RefusedPicture('isTooLarge', { mb: MAX_FILE_BYTES / 1024 / 1024 })
  return blob
}

/** The transformation of EXIF's orientation, for a canvas of the upright size. */
function turn(orientation: Orientation, { width, height }: Size): DOMMatrix2DInit {
  const turns: Record<Orientation, DOMMatrix2DInit> = {
    1: {},
    2: { a: -1, e: width },
    3: { a: -1, d: -1, e: width, f: height },
    4: { d: -1, f: height },
    5: { a: 0, b: 1, c: 1, d: 0 },
    6: { a: 0, b: 1, c: -1, d: 0, e: width },
    7: { a: 0, b: -1, c: -1, d: 0, e: width, f: height },
    8: { a: 0, b: -1, c: 1, d: 0, f: height },
  }
  return turns[orientation]
}
