import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fromCalgary } from '../../../../../worker/contracts/dates/calgary-instant'
import { useNow } from '../../../../platform/forms/use-now'
import { formatCad } from '../../../../platform/i18n/format'
import { AlertBanner } from '../../../../ui/alert-banner'
import { quotesQuery } from '../quotes.api'
import type { QuoteEditor, EditedQuote } from './use-quote-editor'

/** For a change: the difference of its total (cents) from the accepted quote. */
export function ChangeDifference({ booking, editor, cents }: EditedQuote & { cents: number }) {
  const { t } = useTranslation('desk-quotes')
  const quotes = useQuery(quotesQuery(booking.id)).data ?? []
  const accepted = quotes.find(({ status }) => status === 'accepted')
  if (editor.quote.kind !== 'change' || !accepted) return null
  const difference = cents - accepted.totalCents
  const amount = `${difference > 0 ? '+' : ''}${formatCad(difference, 2)}`
  return (
    <p className="font-semibold">
      {difference === 0 ? t('change.same') : t('change.difference', { amount })}
    </p>
  )
}

/** Warns that the quote has expired, or that its trip has begun. */
export function TimeWarnings({ editor: { quote, fields } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const now = useNow()
  const start = fromCalgary(fields.startDay, fields.startTime)
  const hasEnded = fields.validDays.trim() === '' && quote.validUntil <= now
  const hasBegun = start !== null && start <= now
  return (
    <>
      {hasEnded && <AlertBanner kind="info">{t('warn.ended')}</AlertBanner>}
      {hasBegun && <AlertBanner kind="info">{t('warn.past')}</AlertBanner>}
    </>
  )
}
