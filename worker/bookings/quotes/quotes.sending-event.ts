import type { QuoteSending } from '../../contracts/bookings/quote-requests'
import type { QuoteRow } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import type { KnownSettings } from '../../services/settings/settings'
import { contentOf } from './quotes.content'
import { isAsPriced } from './quotes.lines'

/** @throws AppError QuoteNotOpen, EditConflict */
export function requireAsSeen(
  row: QuoteRow,
  { revision = row.version }: QuoteSending,
  { prices: terms }: Pick<KnownSettings, 'prices'>,
): void {
  if (row.status !== 'draft') throw new AppError('QuoteNotOpen')
  if (revision !== row.version || !isAsPriced(contentOf(row), { lang: row.lang, terms }))
    throw new AppError('EditConflict')
}

/** The event of sending a quote of a kind. */
export function eventOf(kind: QuoteRow['kind']) {
  return kind === 'change' ? 'change.offer' : 'quote.send'
}
