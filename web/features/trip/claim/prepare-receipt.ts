import { RECEIPT_MAX_BYTES } from '../../../../worker/contracts/payments/receipts'
import { scaleImage } from '../../../platform/media/image-scaling'

/** Photos are scaled down first; above this size a browser runs out of memory. */
const MAX_CHOSEN_BYTES = 80 * 1024 * 1024

const HEIC_BRANDS = /^ftyp(?:hei|hev|mif1|msf1)/

export type ReceiptFault = 'heic' | 'unreadable' | 'tooLarge'

/** The file to send. */
export interface ChosenReceipt {
  blob: Blob
  name: string
  isImage: boolean
}

/** Prepares a chosen file: a PDF is sent unchanged, an image is scaled to at most 1920 px without its metadata. */
export async function prepareReceipt(file: File): Promise<ChosenReceipt | ReceiptFault> {
  const head = await headOf(file)
  const { name } = file
  if (head.startsWith('%PDF-'))
    return file.size > RECEIPT_MAX_BYTES ? 'tooLarge' : { blob: file, name, isImage: false }
  if (file.size > MAX_CHOSEN_BYTES) return 'tooLarge'
  if (head.startsWith('GIF8')) return 'unreadable'
  try {
    const { blob } = await scaleImage(file)
    return blob.size > RECEIPT_MAX_BYTES ? 'tooLarge' : { blob, name, isImage: true }
  } catch {
    return HEIC_BRANDS.test(head.slice(4)) ? 'heic' : 'unreadable'
  }
}

async function headOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  return String.fromCharCode(...bytes)
}
