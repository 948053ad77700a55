import { hashKey } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import { minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { useClock } from '../../../desk/ui/use-clock'
import { formatCad, formatDay, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'

/** The labels of the editor's fields, in its order. */
const PART_LABELS = {
  startDay: 'quotes.startDay',
  startMinute: 'quotes.startTime',
  party: 'quotes.party',
  extraRooms: 'quotes.extraRooms',
  lines: 'quotes.lines',
  totalCents: 'quotes.total',
  totalWon: 'quotes.totalWon',
  depositCents: 'quotes.deposit',
  withoutDeposit: 'quotes.withoutDeposit',
  days: 'quotes.entries',
  validUntil: 'quotes.differ.validUntil',
  note: 'quotes.note',
  policy: 'quotes.policy.title',
} as const satisfies Partial<Record<keyof ShownQuote, string>>

/** The parts that differ between two versions of a quote, with both texts; nothing if there are none. */
export function ChangedParts({ before, after }: { before: ShownQuote; after: ShownQuote }) {
  const { t } = useTranslation('desk-bookings')
  const textOf = usePartText()
  const parts = changedParts(before, after)
  if (parts.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {parts.map((part) => (
        <Fragment key={part}>
          <dt className="text-muted">{t(PART_LABELS[part])}</dt>
          <dd className="tabular min-w-0 wrap-anywhere">
            <Difference was={textOf(before, part)} is={textOf(after, part)} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Shows both texts if they are short and differ, otherwise only that the part has changed. */
function Difference({ was, is }: { was: string | null; is: string | null }) {
  const { t } = useTranslation('desk-bookings')
  if (was === null || was === is) return <>{t('quotes.differ.changed')}</>
  return (
    <>
      <del className="text-muted">{was}</del> <span aria-hidden>→</span>{' '}
      <ins className="font-semibold no-underline">{is}</ins>
    </>
  )
}

/** Returns the text of a part, or null if it is too long for the comparison. */
function usePartText() {
  const lang = useLang()
  const time = useClock()
  return (quote: ShownQuote, part: QuotePart): string | null => {
    const texts: Partial<Record<QuotePart, string>> = {
      startDay: formatDay(quote.startDay, lang),
      startMinute: quote.startMinute === null ? '–' : minuteText(quote.startMinute),
      party: String(quote.party),
      extraRooms: String(quote.extraRooms),
      totalCents: formatCad(quote.totalCents, 2),
      depositCents: formatCad(quote.depositCents, 2),
      totalWon: formatWon(quote.totalWon, lang),
      validUntil: time(quote.validUntil),
    }
    return texts[part] ?? null
  }
}

/** The part of a quote that its guest sees. */
export type ShownQuote = Omit<
  DeskQuote,
  'version' | 'revision' | 'createdAt' | 'engine' | 'dayLangs' | 'foreignLangs' | 'months'
>
type QuotePart = keyof typeof PART_LABELS

/** The parts in which two versions of a quote differ. */
export function changedParts(one: ShownQuote, other: ShownQuote): QuotePart[] {
  return (Object.keys(PART_LABELS) as QuotePart[]).filter(
    (part) => hashKey([valueOf(one, part)]) !== hashKey([valueOf(other, part)]),
  )
}

/** The tax line is left out, because it is computed from the others. */
function valueOf(quote: ShownQuote, part: QuotePart): unknown {
  return part === 'lines' ? quote.lines.filter(({ kind }) => kind !== 'gst') : quote[part]
}
