import { joinBytes } from '../../../worker/contracts/join-bytes'
import { formatOf, HEAD_BYTES } from '../../../worker/contracts/media/pictures/format-of'
import type { Picture } from '../../../worker/contracts/media/pictures/picture'
import { readPicture } from '../../../worker/contracts/media/pictures/read-picture'
import { RefusedPicture } from '../../../worker/contracts/media/pictures/refused-picture'

/** Above the limit of uploads, as photos are scaled down first. Beyond it a browser runs out of memory. */
const MAX_CHOSEN_MB = 80

/** A whole picture that a browser does not decode has more pixels than its memory or canvas holds, or wrong contents. */
const MANY_MEGAPIXELS = 50

/**
 * Says what a chosen file is, before anything decodes it: browsers differ in what they show of a damaged one.
 * @throws RefusedPicture
 */
export async function openPicture(file: File): Promise<Picture> {
  formatOf(await bytesOf(file.slice(0, HEAD_BYTES)))
  if (file.size > MAX_CHOSEN_MB * 1024 * 1024)
    throw new RefusedPicture('isTooLarge', { mb: MAX_CHOSEN_MB })
  return readPicture(await bytesOf(file))
}

/** The pixels as stored: the orientation is still to be applied. @throws RefusedPicture */
export async function decodePicture({ kind, width, height, parts }: Picture): Promise<ImageBitmap> {
  try {
    // In one piece: Firefox tells a format by the first part of a blob, however short that is.
    return await createImageBitmap(new Blob([joinBytes(parts)]))
  } catch (cause) {
    if (kind === 'heic') throw new RefusedPicture('isHeic', {}, cause)
    const megapixels = Math.round((width * height) / 1e6)
    if (megapixels > MANY_MEGAPIXELS)
      throw new RefusedPicture('hasTooManyPixels', { megapixels: MANY_MEGAPIXELS }, cause)
    throw new RefusedPicture('isBroken', {}, cause)
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer())
}
