import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { changedParts, type QuotePart, type ShownQuote } from './quote-changes'
import { minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { formatCad, formatDay, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useClock } from '../../ui/use-clock'
import type { Lang } from '../../../../worker/contracts/languages'

/** The labels of the editor's fields. */
const LABELS = {
  startDay: 'startDay',
  startMinute: 'startTime',
  party: 'party',
  extraRooms: 'extraRooms',
  lines: 'lines',
  totalCents: 'total',
  totalWon: 'totalWon',
  depositCents: 'deposit',
  days: 'entries',
  validUntil: 'differ.validUntil',
  note: 'note',
  policy: 'policy.title',
} as const satisfies Record<QuotePart, string>

/** The parts that differ between two versions of a quote, with both texts; nothing if there are none. */
export function ChangedParts({ before, after }: { before: ShownQuote; after: ShownQuote }) {
  const { t } = useTranslation('desk-quotes')
  const textOf = usePartText()
  const parts = changedParts(before, after)
  if (parts.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {parts.map((part) => (
        <Fragment key={part}>
          <dt className="text-muted">{t(LABELS[part])}</dt>
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
  const { t } = useTranslation('desk-quotes')
  if (was === null || was === is) return <>{t('differ.changed')}</>
  return (
    <>
      <del className="text-muted">{was}</del> <span aria-hidden>→</span>{' '}
      <ins className="font-semibold no-underline">{is}</ins>
    </>
  )
}

interface Formats {
  lang: Lang
  time: (at: number) => string
}

const PART_TEXTS: Partial<Record<QuotePart, (quote: ShownQuote, formats: Formats) => string>> = {
  startDay: ({ startDay }, { lang }) => formatDay(startDay, lang),
  startMinute: ({ startMinute }) => minuteText(startMinute),
  party: ({ party }) => String(party),
  extraRooms: ({ extraRooms }) => String(extraRooms),
  totalCents: ({ totalCents }) => formatCad(totalCents, 2),
  depositCents: ({ depositCents }) => formatCad(depositCents, 2),
  totalWon: ({ totalWon }, { lang }) => formatWon(totalWon, lang),
  validUntil: ({ validUntil }, { time }) => time(validUntil),
}

/** Returns the text of a part, or null if it is too long for the comparison. */
function usePartText() {
  const lang = useLang()
  const time = useClock()
  return (quote: ShownQuote, part: QuotePart): string | null =>
    PART_TEXTS[part]?.(quote, { lang, time }) ?? null
}
