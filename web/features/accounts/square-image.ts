import type { Lang } from '../../../worker/contracts/languages'
import { drawUpright, toBlob } from '../../platform/media/image-scaling'
import { decodePicture, openPicture } from '../../platform/media/open-picture'
import { loadFaultText } from '../../platform/media/picture-fault'

const SIDE_PX = 256

/** Crops to a small upright square without metadata. Returns a sentence for a file that cannot be used. */
export async function squareImage(file: File, lang: Lang): Promise<File | string> {
  try {
    return await cropSquare(file)
  } catch (failure) {
    const text = await loadFaultText(failure, lang, 'avatar')
    if (text === null) throw failure
    return text
  }
}

async function cropSquare(file: File): Promise<File> {
  const picture = await openPicture(file)
  const bitmap = await decodePicture(picture)
  const side = Math.min(bitmap.width, bitmap.height)
  const x = Math.floor((bitmap.width - side) / 2)
  const y = Math.floor((bitmap.height - side) / 2)
  const square = await createImageBitmap(bitmap, x, y, side, side)
  bitmap.close()
  const size = { width: SIDE_PX, height: SIDE_PX }
  const blob = await toBlob(drawUpright(square, picture.orientation, size))
  square.close()
  return new File([blob], 'avatar', { type: blob.type })
}
