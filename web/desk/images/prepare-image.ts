import { MAX_FILE_BYTES } from '../../../worker/contracts/media/image-uploads'
import { ApiError } from '../../platform/api/api'
import { scaleImage } from '../../platform/media/image-scaling'
import { FaultyFile, HEAD_BYTES, kindOfFile } from './file-kind'

/** Above the limit of uploads, as photos are scaled down first. Beyond it a browser runs out of memory. */
const MAX_CHOSEN_BYTES = 80 * 1024 * 1024

/**
 * The file to upload for a chosen one: an upright JPEG or WebP of at most 1920 px, or a GIF as it is.
 * @throws FaultyFile for a file that can never be an image of the site
 */
export async function prepareImage(file: File): Promise<Blob> {
  const kind = kindOfFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (kind !== 'image' && kind !== 'gif' && kind !== 'heic') throw new FaultyFile(kind)
  if (file.size > (kind === 'gif' ? MAX_FILE_BYTES : MAX_CHOSEN_BYTES))
    throw new FaultyFile('isTooLarge')
  try {
    return (await scaleImage(file)).blob
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== 'ImageInvalid') throw failure
    if (kind !== 'heic') throw new FaultyFile('isBroken', failure)
    return fromHeic(file)
  }
}

/** For all browsers but Safari, which cannot decode HEIC themselves. */
async function fromHeic(file: File): Promise<Blob> {
  const { decodeHeic } = await import('./heic')
  const jpeg = await decodeHeic(file).catch((cause: unknown) => {
    throw new FaultyFile('isHeic', cause)
  })
  return (await scaleImage(jpeg)).blob
}

/** The limit that a file exceeded, in MB. */
export function limitInMb(file: Pick<File, 'name'>): number {
  const bytes = /\.gif$/i.test(file.name) ? MAX_FILE_BYTES : MAX_CHOSEN_BYTES
  return bytes / 1024 / 1024
}
