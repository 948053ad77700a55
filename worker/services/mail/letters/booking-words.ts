import { pickupText, type PickupKind } from '../../../contracts/bookings/booking-limits'
import { joinDays } from '../../../contracts/dates/joined-days'
import type { Money } from '../../../contracts/bookings/guest-money'
import { LANG_TAG, type Lang } from '../../../contracts/languages'
import { textsOf, type MailTexts } from './letter-parts'

/** Days, times and amounts in mails about bookings. */

export type BookingTexts = MailTexts['bookings']

export const BOOKING_TEXTS: Record<Lang, BookingTexts> = textsOf('bookings')

/** A day or a range of days (YYYY-MM-DD); `full` names the weekday too. */
export function writeDays(from: string, to: string, lang: Lang, dateStyle: 'full' | 'long') {
  const format = new Intl.DateTimeFormat(LANG_TAG[lang], { dateStyle, timeZone: 'UTC' })
  return joinDays(format.format(dateOf(from)), format.format(dateOf(to)), lang)
}

/** `C$1,234.50`; won as `50,000원` in Korean, `₩50,000` otherwise. */
export function writeMoney({ currency, amount }: Money, lang: Lang): string {
  const sign = amount < 0 ? '−' : ''
  if (currency === 'CAD') {
    const digits = amount % 100 === 0 ? 0 : 2
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return `${sign}C$${new Intl.NumberFormat('en-CA', format).format(Math.abs(amount) / 100)}`
  }
  const won = new Intl.NumberFormat('ko').format(Math.abs(amount))
  return sign + (lang === 'kr' ? `${won}원` : `₩${won}`)
}

/** With a plus sign if positive. */
export function writeSigned(money: Money, lang: Lang): string {
  return (money.amount > 0 ? '+' : '') + writeMoney(money, lang)
}

export function writePickup(kind: PickupKind, text: string | null | undefined, lang: Lang): string {
  return pickupText({ kind, text }, (each) => BOOKING_TEXTS[lang].pickups[each])
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
