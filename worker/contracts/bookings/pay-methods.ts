import type { Currency } from '../currencies'
import type { Lang } from '../languages'
import { parseUrl } from '../text/parse-url'
import type { BookingStatus } from './booking-states'

/** How guests pay, without the schemas: the methods, those that a booking is offered, the link of a payment page, the receipt. */

/** Payment methods: Interac e-Transfer, a transfer within Canada, a wire, a transfer within Korea. */
export const PAY_METHODS = ['etransfer', 'transfer', 'wire', 'krTransfer'] as const
export type PayMethod = (typeof PAY_METHODS)[number]

/** Payment methods in the ledger; a guest may also pay an admin in person. */
export const MONEY_METHODS = [...PAY_METHODS, 'cash', 'other'] as const
export type MoneyMethod = (typeof MONEY_METHODS)[number]

/** The company's settings of ways to pay: its account in Korea, its link, and the languages of each way. */
export interface WaysSetting {
  korean: object | null
  payLink: string
  offered: Record<PayMethod | 'payLink', Record<Lang, boolean>>
}

/**
 * The ways to pay that a guest is offered, by the booking's language: a booking knows nothing else about the guest's
 * country that is certain.
 */
export interface OfferedWays {
  methods: PayMethod[]
  /** The payment link with its placeholders: the booking's own, else the company's where that is offered. */
  payLink: string | null
}

/** The part of a booking that its ways to pay follow from. */
export interface PaidBooking {
  lang: Lang
  /** Its own payment link. */
  payLink: string | null
  /** Whether what is due is paid in cash on the day of the trip. */
  isInCash: boolean
}

const PLACEHOLDERS = /\{(\w+)\}/g
const KNOWN = ['amount', 'currency', 'reference'] as const
type Placeholder = (typeof KNOWN)[number]

/** In these, money may still be asked for. */
export const PAYABLE: ReadonlySet<BookingStatus | ''> = new Set([
  'requested',
  'quoted',
  'on_hold',
  'confirmed',
  'completed',
])

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

/** The maximum length of the sender's name, as the bank shows it. */
export const CLAIM_PAYER_MAX = 80

/** Never nothing for dollars: with all ways switched off, all are offered. A transfer within Korea needs an account there. */
export function offeredWays(bank: WaysSetting | null, booking: PaidBooking): OfferedWays {
  const { lang, payLink, isInCash } = booking
  if (bank === null) return { methods: [...PAY_METHODS], payLink }
  const { offered, korean } = bank
  const ofCompany = offered.payLink[lang] && !isInCash ? bank.payLink : ''
  const possible = PAY_METHODS.filter((method) => method !== 'krTransfer' || korean !== null)
  const wanted = possible.filter((method) => offered[method][lang])
  const hasDollars = wanted.some((method) => method !== 'krTransfer')
  return {
    methods: hasDollars ? wanted : possible,
    payLink: payLink ?? (ofCompany || null),
  }
}

/** Whether it is an https address, with known placeholders only. */
export function isPayLink(link: string): boolean {
  const names = [...link.matchAll(PLACEHOLDERS)].map(([, name]) => name)
  const isKnown = names.every((name) => KNOWN.some((known) => known === name))
  return isKnown && /^https:\/\/[^/{\s]/.test(link) && parseUrl(link) !== null
}

/** The address for an amount: `{amount}` as a plain number such as 20.00 or 50000, `{reference}` as on a transfer. */
export function payUrl(
  link: string,
  { currency, amount }: { currency: Currency; amount: number },
  reference: string,
): string {
  const values: Record<Placeholder, string> = {
    amount: currency === 'CAD' ? (amount / 100).toFixed(2) : String(amount),
    currency,
    reference,
  }
  return link.replace(PLACEHOLDERS, (text, name: string) =>
    name in values ? encodeURIComponent(values[name as Placeholder]) : text,
  )
}

/** The name under which a receipt is saved. */
export function receiptName(pid: string, claimId: number, type: ReceiptType): string {
  return `receipt-${pid}-${claimId}.${ENDINGS[type]}`
}
