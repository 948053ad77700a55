import { excerpt } from '../../../worker/contracts/text/excerpt'
import type { Money } from '../../../worker/contracts/bookings/guest-money'
import type { Lang } from '../../../worker/contracts/languages'
import type { QuoteDay } from '../../../worker/contracts/bookings/quotes'
import { formatCad, formatWon } from '../../platform/i18n/format'

const LISTED = /^[ \t]{0,3}(?:[-*+>#]|\d{1,3}[.)])[ \t]/m
const LINE_END = /\n|<br\s*\/?>/i

/** Entries of a quote by day, in their order. */
export function byDay(entries: readonly QuoteDay[]): { day: string; entries: QuoteDay[] }[] {
  const days = [...new Set(entries.map(({ day }) => day))].toSorted()
  return days.map((day) => ({ day, entries: entries.filter((entry) => entry.day === day) }))
}

/** The paragraphs of a Markdown text in their lines, without its markup. */
export function paragraphs(markdown: string): string[] {
  return markdown
    .split(/\n{2,}/)
    .map(linesOf)
    .filter((part) => part !== '')
}

/** A list's items are joined by dots, other lines stay lines. */
function linesOf(paragraph: string): string {
  const lines = LISTED.test(paragraph) ? [paragraph] : paragraph.split(LINE_END)
  return lines
    .map((line) => excerpt(line, line.length))
    .filter((line) => line !== '')
    .join('\n')
}

export function formatMoney({ currency, amount }: Money, lang: Lang): string {
  return currency === 'KRW' ? formatWon(amount, lang) : formatCad(amount, 2)
}

/** The amount without currency, as a bank's form accepts it. */
export function plainAmount({ currency, amount }: Money): string {
  return currency === 'KRW' ? String(amount) : (amount / 100).toFixed(2)
}
