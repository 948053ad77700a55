import { HEIC, type ReceiptType } from '../../../contracts/payments/receipts'
import { AppError } from '../../../http/errors'
import { CONTENT_TYPES, readImageFile } from '../../../services/media/image-file'
import { storeObject } from '../../../services/media/storage'
import { unguessable } from '../../../services/media/image-keys'

/** Objects with this prefix have no public URL. */
export const RECEIPTS = 'receipts/'

/** The brands that the `ftyp` box of a HEIC file from a phone names. */
const HEIC_BRANDS = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/

export interface Receipt {
  bytes: Uint8Array
  type: ReceiptType
}

/**
 * Recognizes a receipt by its content. A picture is copied without its metadata, a PDF is kept unchanged.
 * @throws AppError ImageInvalid for any other file, with `fields.receipt` for HEIC; TooLarge (px)
 */
export function readReceipt(bytes: Uint8Array): Receipt {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('%PDF-')) return { bytes, type: 'application/pdf' }
  if (HEIC_BRANDS.test(head.slice(4)))
    throw new AppError('ImageInvalid', { fields: { receipt: HEIC } })
  if (head.startsWith('GIF8')) throw new AppError('ImageInvalid')
  try {
    const { bytes: clean, type } = readImageFile(bytes)
    return { bytes: clean, type: CONTENT_TYPES[type] as ReceiptType }
  } catch (cause) {
    const isOther = cause instanceof AppError && cause.code === 'WrongType'
    throw isOther ? new AppError('ImageInvalid', { cause }) : cause
  }
}

/** Stores a receipt; returns its key. @throws AppError Unavailable */
export async function storeReceipt(media: R2Bucket, { bytes, type }: Receipt): Promise<string> {
  const key = `${RECEIPTS}${unguessable()}`
  await storeObject(media, key, { bytes, contentType: type })
  return key
}
