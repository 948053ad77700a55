import { joinBytes } from '../../contracts/join-bytes'
import { MAX_MEGAPIXELS, MAX_SIDE_PX } from '../../contracts/media/image-limits'
import { formatOf } from '../../contracts/media/pictures/format-of'
import { withOrientation } from '../../contracts/media/pictures/jpeg'
import { turnedSize } from '../../contracts/media/pictures/orientation'
import type { Picture } from '../../contracts/media/pictures/picture'
import { readPicture } from '../../contracts/media/pictures/read-picture'
import { RefusedPicture, type PictureFault } from '../../contracts/media/pictures/refused-picture'
import type { ErrorCode } from '../../contracts/errors'
import { AppError } from '../../http/errors'

/** The kinds that are stored. */
export const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
} as const

type StoredKind = keyof typeof CONTENT_TYPES

/** An image to store: its type by content, its size as every browser shows it, and its bytes without metadata. */
export interface CleanImage {
  type: StoredKind
  /** px as shown: width and height are swapped for rotated images. */
  width: number
  /** px */
  height: number
  isAnimated: boolean
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * A clean copy of an image, without data hidden in, before or after it.
 * @throws AppError WrongType for another kind of file, ImageInvalid for a damaged one, TooManyPixels; each with the
 * reason in `fields.file`
 */
export function readImageFile(bytes: Uint8Array<ArrayBuffer>): CleanImage {
  try {
    const kind = formatOf(bytes)
    if (!isStored(kind)) throw new RefusedPicture(kind === 'heic' ? 'isHeic' : 'isForeign')
    return cleanImage(kind, readPicture(bytes))
  } catch (cause) {
    if (!(cause instanceof RefusedPicture)) throw cause
    throw new AppError(codeOf(cause.fault), { cause, fields: { file: cause.fault } })
  }
}

function cleanImage(type: StoredKind, picture: Picture): CleanImage {
  const { width, height, orientation, isAnimated, parts } = picture
  if (Math.max(width, height) > MAX_SIDE_PX || width * height > MAX_MEGAPIXELS * 1e6)
    throw new RefusedPicture('hasTooManyPixels')
  // Every browser turns a JPEG, none a WebP, and only some a PNG: `readPicture` drops the orientation of all.
  const isTurned = type === 'jpg' && orientation !== 1
  return {
    type,
    ...(isTurned ? turnedSize({ width, height }, orientation) : { width, height }),
    isAnimated,
    bytes: joinBytes(isTurned ? withOrientation(parts, orientation) : parts),
  }
}

function isStored(kind: Picture['kind']): kind is StoredKind {
  return Object.hasOwn(CONTENT_TYPES, kind)
}

function codeOf(fault: PictureFault): ErrorCode {
  if (fault === 'isCut' || fault === 'isBroken') return 'ImageInvalid'
  return fault === 'hasTooManyPixels' ? 'TooManyPixels' : 'WrongType'
}
