import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/quotes'
import { fromCalgary } from '../../../../worker/contracts/calendar'
import { useDebounced } from '../../../platform/forms/use-debounced'
import { useNow } from '../../../platform/forms/use-now'
import { formatCad } from '../../../platform/i18n/format'
import { AlertBanner } from '../../../ui/alert-banner'
import { Button } from '../../../ui/button'
import type { Booking } from '../bookings.api'
import { lineFieldsOf } from './quote-fields'
import { Amount, InWon } from './quote-preview'
import { previewQuery, quotesQuery } from './quotes.api'
import type { QuoteEditor } from './use-quote-editor'

const WAIT_MS = 400
/** Lines that the prices of a tour make. */
const ENGINE_KINDS = new Set(['tour', 'surcharge', 'room'])

/** What the lines come to, as they are typed, beside what the prices of the tour say. */
export function QuoteTotals({ booking, editor }: { booking: Booking; editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const { written, engine } = useTotals(booking, editor)
  const { fields, set, isDirty } = editor
  const isBelow = engine !== null && written.totalCents < engine.totalCents
  const own = fields.lines.filter(({ kind }) => !ENGINE_KINDS.has(kind))
  return (
    <aside aria-labelledby="totals" className="flex flex-col gap-4">
      <h2 id="totals" className="text-lg">
        {t('totals')}
      </h2>
      <dl
        aria-live="polite"
        className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 text-sm"
      >
        <Amount label={t('kind.gst')} value={formatCad(written.gstCents, 2)} />
        <Amount isStrong label={t('total')} value={formatCad(written.totalCents, 2)} />
        <InWon label={t('totalWon')} won={written.totalWon} />
        <Amount label={t('deposit')} value={formatCad(written.depositCents, 2)} />
        <InWon label={t('depositWon')} won={written.depositWon} />
        <Amount
          label={t('engine')}
          value={engine ? formatCad(engine.totalCents, 2) : t('onRequest')}
        />
      </dl>
      {booking.tour === null && isDirty && <p className="text-sm text-muted">{t('saveFirst')}</p>}
      {engine && engine.totalCents !== written.totalCents && (
        <Button
          className="self-start"
          onClick={() => set({ lines: [...lineFieldsOf(engine.lines), ...own] })}
        >
          {t('useEngine')}
        </Button>
      )}
      {isBelow && <AlertBanner kind="info">{t('warn.below')}</AlertBanner>}
      <ChangeDifference booking={booking} editor={editor} cents={written.totalCents} />
      <TimeWarnings editor={editor} />
    </aside>
  )
}

/** Of a change: what it costs beside what was accepted. */
function ChangeDifference({
  booking,
  editor,
  cents,
}: {
  booking: Booking
  editor: QuoteEditor
  cents: number
}) {
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

function TimeWarnings({ editor: { quote, fields } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const now = useNow()
  const start = fromCalgary(fields.startDay, fields.startTime)
  return (
    <>
      {fields.validDays.trim() === '' && quote.validUntil <= now && (
        <AlertBanner kind="info">{t('warn.ended')}</AlertBanner>
      )}
      {start !== null && start <= now && <AlertBanner kind="info">{t('warn.past')}</AlertBanner>}
    </>
  )
}

/** The quote as it is typed. What cannot be read, and the time to accept it, are as they were saved. */
export function useTyped(booking: Booking, editor: QuoteEditor): DeskQuote {
  const { quote, fields, input } = editor
  const { written } = useTotals(booking, editor)
  const { lines, totalCents, totalWon, depositCents, depositWon } = written
  return {
    ...quote,
    ...input,
    lines,
    totalCents,
    totalWon,
    depositCents,
    depositWon,
    days: fields.days,
    startDay: fields.startDay,
    note: fields.note,
    policy: input?.policy ?? quote.policy,
  }
}

/** While something cannot be read, and without a tour, the totals are those that were saved. */
export function useTotals({ tour }: Booking, { quote, fields, input }: QuoteEditor) {
  const party = { party: Number(fields.party), extraRooms: Number(fields.extraRooms) }
  const basis = tour && { tourId: tour.id, lang: quote.lang, ...party }
  const typed = JSON.stringify(basis && input?.lines ? { ...basis, lines: input.lines } : null)
  const settled = useDebounced(typed, WAIT_MS)
  const written = useQuery(previewQuery(JSON.parse(settled) as never)).data
  const engine = useQuery(previewQuery(basis)).data
  return {
    written: written ?? quote,
    engine: basis && engine && engine.totalCents > 0 ? engine : null,
  }
}
