import type { Picture } from '../../../worker/contracts/media/pictures/picture'
import { RefusedPicture } from '../../../worker/contracts/media/pictures/refused-picture'
import { prepareImage as prepareForSite } from '../../platform/media/image-scaling'
import { decodePicture } from '../../platform/media/open-picture'

/** The file to upload for a chosen one, which may be HEIC. @throws RefusedPicture */
export function prepareImage(file: File): Promise<Blob> {
  return prepareForSite(file, decodeAny)
}

/** With a decoder for HEIC, which only Safari decodes itself. */
async function decodeAny(picture: Picture): Promise<ImageBitmap> {
  try {
    return await decodePicture(picture)
  } catch (refused) {
    if (!(refused instanceof RefusedPicture) || refused.fault !== 'isHeic') throw refused
    const { decodeHeic } = await import('./heic')
    return decodeHeic(picture).catch((cause: unknown) => {
      throw new RefusedPicture('isHeic', {}, cause)
    })
  }
}
