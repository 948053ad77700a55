import { RECEIPT_MAX_BYTES } from '../../../../worker/contracts/bookings/pay-methods'
import type { Lang } from '../../../../worker/contracts/languages'
import {
  type PictureFault,
  RefusedPicture,
} from '../../../../worker/contracts/media/pictures/refused-picture'
import { prepareStill } from '../../../platform/media/image-scaling'
import { loadFaultText } from '../../../platform/media/picture-fault'

/** The file to send. */
export interface ChosenReceipt {
  blob: Blob
  name: string
  isImage: boolean
}

/**
 * Prepares a chosen file: a PDF is sent unchanged, an image is scaled without its metadata. Returns a sentence for a
 * file that cannot be sent.
 */
export async function prepareReceipt(file: File, lang: Lang): Promise<ChosenReceipt | string> {
  try {
    const isPdf = (await file.slice(0, 5).text()) === '%PDF-'
    const blob = isPdf ? file : await prepareStill(file)
    if (blob.size > RECEIPT_MAX_BYTES) return await receiptFaultText('isTooLarge', lang)
    return { blob, name: file.name, isImage: !isPdf }
  } catch (failure) {
    const text = await loadFaultText(failure, lang, 'receipt')
    if (text === null) throw failure
    return text
  }
}

/** A fault of a receipt in a sentence. */
export async function receiptFaultText(fault: PictureFault, lang: Lang): Promise<string> {
  const details = { mb: RECEIPT_MAX_BYTES / 1024 / 1024 }
  return (await loadFaultText(new RefusedPicture(fault, details), lang, 'receipt')) ?? ''
}
