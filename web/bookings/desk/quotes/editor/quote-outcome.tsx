import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ASSUMED_START } from '../../../../../worker/contracts/bookings/booking-deadlines'
import type { QuoteLine } from '../../../../../worker/contracts/bookings/quote-prices'
import { fromCalgary } from '../../../../../worker/contracts/dates/calgary-instant'
import { minuteText } from '../../../../../worker/contracts/dates/calgary-text'
import { isInSeason } from '../../../../../worker/contracts/tours/season'
import { useNow } from '../../../../platform/forms/use-now'
import { formatCad, formatWon } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { AlertBanner } from '../../../../ui/alert-banner'
import { Button } from '../../../../ui/button'
import { quotesQuery } from '../../bookings.api'
import { GuestsView } from '../guests-view'
import { lineFieldsOf } from '../lines/line-fields'
import type { QuoteEditor, EditedQuote } from './use-quote-editor'
import { useTyped, useQuoteTotals } from './use-totals'

/** The totals of a draft and the quote as its guest will see it, updated while typing. */
export function QuoteOutcome({
  booking,
  editor,
  isPreviewed,
}: EditedQuote & { isPreviewed: boolean }) {
  const { t } = useTranslation('desk-bookings')
  const typed = useTyped(booking, editor)
  return (
    <section
      aria-label={`${t('quotes.totals')} · ${t('quotes.guestsView')}`}
      tabIndex={0}
      className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
    >
      <QuoteTotals booking={booking} editor={editor} />
      <div className={isPreviewed ? '' : 'max-xl:hidden'}>
        <GuestsView quote={typed} />
      </div>
    </section>
  )
}

/** Kinds of lines that are computed from the tour's prices. */
const ENGINE_KINDS = new Set(['tour', 'surcharge', 'room'])

/** The total of the typed lines, next to the total by the tour's prices. */
function QuoteTotals({ booking, editor }: EditedQuote) {
  const { t } = useTranslation('desk-bookings')
  const { written, engine } = useQuoteTotals(booking, editor)
  const isBelow = engine !== null && written.totalCents < engine.totalCents
  const differs = engine !== null && written.totalCents !== engine.totalCents
  const hasNoPrice = written.totalCents <= 0
  const isUnpriced = booking.tour === null && editor.isDirty
  return (
    <aside aria-labelledby="totals" className="flex flex-col gap-4">
      <h2 id="totals" className="text-lg">
        {t('quotes.totals')}
      </h2>
      <TotalsList written={written} engine={engine} />
      {isUnpriced && <p className="text-sm text-muted">{t('quotes.saveFirst')}</p>}
      {differs && <EngineButton editor={editor} lines={engine.lines} />}
      {hasNoPrice && <AlertBanner kind="warning">{t('quotes.warn.price')}</AlertBanner>}
      {isBelow && !hasNoPrice && <AlertBanner kind="info">{t('quotes.warn.below')}</AlertBanner>}
      <ChangeDifference booking={booking} editor={editor} cents={written.totalCents} />
      <TimeWarnings editor={editor} />
    </aside>
  )
}

/** Replaces the lines computed from the tour's prices and keeps the others. */
function EngineButton({ editor, lines }: { editor: QuoteEditor; lines: readonly QuoteLine[] }) {
  const { t } = useTranslation('desk-bookings')
  const own = editor.fields.lines.filter(({ kind }) => !ENGINE_KINDS.has(kind))
  const take = () => editor.set({ lines: [...lineFieldsOf(lines), ...own] })
  return (
    <Button className="self-start" onClick={take}>
      {t('quotes.useEngine')}
    </Button>
  )
}

function TotalsList({ written, engine }: ReturnType<typeof useQuoteTotals>) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  return (
    <dl
      aria-live="polite"
      className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 text-sm"
    >
      <Amount label={t('quotes.kind.gst')} value={formatCad(written.gstCents, 2)} />
      <Amount isStrong label={t('quotes.total')} value={formatCad(written.totalCents, 2)} />
      <Amount label={t('quotes.totalWon')} value={formatWon(written.totalWon, lang)} />
      {written.withoutDeposit ? (
        <Amount label={t('quotes.deposit')} value={t('quotes.noDeposit')} />
      ) : (
        <>
          <Amount label={t('quotes.deposit')} value={formatCad(written.depositCents, 2)} />
          <Amount label={t('quotes.depositWon')} value={formatWon(written.depositWon, lang)} />
        </>
      )}
      <Amount
        label={t('quotes.engine')}
        value={engine ? formatCad(engine.totalCents, 2) : t('quotes.onRequest')}
      />
    </dl>
  )
}

interface AmountProps {
  label: string
  value: string
  isStrong?: boolean
}

function Amount({ label, value, isStrong = false }: AmountProps) {
  const look = isStrong ? 'border-t border-line pt-2 mt-1 text-base font-bold' : ''
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="tabular whitespace-nowrap">{value}</dd>
    </div>
  )
}

/** For a change: the difference of its total (cents) from the accepted quote. */
function ChangeDifference({ booking, editor, cents }: EditedQuote & { cents: number }) {
  const { t } = useTranslation('desk-bookings')
  const quotes = useQuery(quotesQuery(booking.id)).data ?? []
  const accepted = quotes.find(({ status }) => status === 'accepted')
  if (editor.quote.kind !== 'change' || !accepted) return null
  const difference = cents - accepted.totalCents
  const amount = `${difference > 0 ? '+' : ''}${formatCad(difference, 2)}`
  return (
    <p className="font-semibold">
      {difference === 0 ? t('quotes.change.same') : t('quotes.change.difference', { amount })}
    </p>
  )
}

/** Warns that the quote has expired, or that its trip has begun. */
function TimeWarnings({ editor: { quote, fields } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-bookings')
  const now = useNow()
  const start = fromCalgary(fields.startDay, fields.startTime || minuteText(ASSUMED_START))
  const hasEnded = fields.validDays.trim() === '' && quote.validUntil <= now
  const hasBegun = start !== null && start <= now
  return (
    <>
      {hasEnded && <AlertBanner kind="info">{t('quotes.warn.ended')}</AlertBanner>}
      {!isInSeason(quote.months, fields.startDay) && (
        <AlertBanner kind="info">{t('quotes.warn.season')}</AlertBanner>
      )}
      {hasBegun && <AlertBanner kind="info">{t('quotes.warn.past')}</AlertBanner>}
    </>
  )
}
