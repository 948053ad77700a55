import { parseUrl } from '../text/parse-url'
import type { BookingStatus } from './booking-states'
import type { Money } from './guest-money'

/** An address where guests pay, of any provider; its placeholders are filled in for a booking. */

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

/** Whether it is an https address, with known placeholders only. */
export function isPayLink(link: string): boolean {
  const names = [...link.matchAll(PLACEHOLDERS)].map(([, name]) => name)
  const isKnown = names.every((name) => KNOWN.some((known) => known === name))
  return isKnown && /^https:\/\/[^/{\s]/.test(link) && parseUrl(link) !== null
}

/** The address for an amount: `{amount}` as a plain number such as 20.00 or 50000, `{reference}` as on a transfer. */
export function payUrl(link: string, { currency, amount }: Money, reference: string): string {
  const values: Record<Placeholder, string> = {
    amount: currency === 'CAD' ? (amount / 100).toFixed(2) : String(amount),
    currency,
    reference,
  }
  return link.replace(PLACEHOLDERS, (text, name: string) =>
    name in values ? encodeURIComponent(values[name as Placeholder]) : text,
  )
}
