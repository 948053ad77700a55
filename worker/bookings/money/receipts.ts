import type { ReceiptType } from '../../contracts/bookings/pay-methods'
import { AppError } from '../../http/errors'
import { CONTENT_TYPES, readImageFile } from '../../services/media/image-file'
import { storeObject } from '../../services/media/storage'
import { unguessable } from '../../services/media/image-keys'

/** Objects with this prefix have no public URL. */
export const RECEIPTS = 'receipts/'

export interface Receipt {
  bytes: Uint8Array<ArrayBuffer>
  type: ReceiptType
}

/**
 * Recognizes a receipt by its content. A picture is copied without its metadata, a PDF is kept unchanged.
 * @throws AppError ImageInvalid for any other file, TooManyPixels; with the reason in `fields.receipt`
 */
export function readReceipt(bytes: Uint8Array<ArrayBuffer>): Receipt {
  const head = String.fromCharCode(...bytes.subarray(0, 5))
  if (head === '%PDF-') return { bytes, type: 'application/pdf' }
  try {
    const { bytes: clean, type } = readImageFile(bytes)
    if (type === 'gif') throw refused('ImageInvalid', 'isForeign')
    return { bytes: clean, type: CONTENT_TYPES[type] }
  } catch (cause) {
    const fault = cause instanceof AppError && cause.options.fields?.['file']
    if (!fault) throw cause
    throw refused(cause.code === 'WrongType' ? 'ImageInvalid' : cause.code, fault, cause)
  }
}

function refused(code: AppError['code'], fault: string, cause?: unknown): AppError {
  return new AppError(code, { cause, fields: { receipt: fault } })
}

/** Stores a receipt; returns its key. @throws AppError Unavailable */
export async function storeReceipt(media: R2Bucket, { bytes, type }: Receipt): Promise<string> {
  const key = `${RECEIPTS}${unguessable()}`
  await storeObject(media, key, { bytes, contentType: type })
  return key
}
