/** Rules for the receipt of a transfer, apart from the schemas: the guest's page loads no validator. */

/** Images lose their metadata; a PDF is kept as it was sent. */
export const RECEIPT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type ReceiptType = (typeof RECEIPT_TYPES)[number]

/** File extensions. */
const ENDINGS: Record<ReceiptType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

export const RECEIPT_MAX_BYTES = 10 * 1024 * 1024

/** Kept files of one booking. */
export const RECEIPTS_MAX = 10

/** The name under which a receipt is saved. */
export function receiptName(pid: string, claimId: number, type: ReceiptType): string {
  return `receipt-${pid}-${claimId}.${ENDINGS[type]}`
}

/** The maximum length of the sender's name, as the bank shows it. */
export const CLAIM_PAYER_MAX = 80
