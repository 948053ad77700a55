import { AppError } from '../../http/errors'
import { UnreadableImage, type CleanImage } from './formats/bytes'
import { cleanGif } from './formats/gif'
import { cleanJpeg } from './formats/jpeg'
import { cleanPng } from './formats/png'
import { cleanWebp } from './formats/webp'

const MAX_SIDE_PX = 10_000
const MAX_PIXELS = 40_000_000

export const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
} as const

/**
 * A clean copy of the image, its type by content, without data hidden in, before or after it.
 * @throws AppError WrongType for another kind of file, ImageInvalid for a damaged one, TooLarge (px)
 */
export function readImageFile(bytes: Uint8Array): CleanImage {
  const clean = cleanerOf(bytes)
  if (!clean) throw new AppError('WrongType')
  try {
    const image = clean(bytes)
    const { width, height } = image
    if (width < 1 || height < 1) throw new UnreadableImage('no size')
    if (width > MAX_SIDE_PX || height > MAX_SIDE_PX || width * height > MAX_PIXELS)
      throw new AppError('TooLarge')
    return image
  } catch (cause) {
    throw cause instanceof UnreadableImage ? new AppError('ImageInvalid', { cause }) : cause
  }
}

function cleanerOf(bytes: Uint8Array): ((bytes: Uint8Array) => CleanImage) | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  if (head.startsWith('\xff\xd8\xff')) return cleanJpeg
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return cleanPng
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return cleanGif
  return head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' ? cleanWebp : null
}
