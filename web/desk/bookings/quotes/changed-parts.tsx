import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { minuteText } from '../../../../worker/contracts/calendar'
import { formatCad, formatDay, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useClock } from '../../ui/use-clock'
import { changedParts, type QuotePart, type ShownQuote } from './quote-changes'

/** As the editor's fields are named. */
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

interface ChangedPartsProps {
  before: ShownQuote
  after: ShownQuote
}

/** What differs between two versions of a quote, each part before and after; nothing where they are the same. */
export function ChangedParts({ before, after }: ChangedPartsProps) {
  const { t } = useTranslation('desk-quotes')
  const write = useWriting()
  const parts = changedParts(before, after)
  if (parts.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {parts.map((part) => {
        const [was, is] = [write(before, part), write(after, part)]
        return (
          <Row key={part} label={t(LABELS[part])}>
            {was === null || was === is ? (
              t('differ.changed')
            ) : (
              <>
                <del className="text-muted">{was}</del> <span aria-hidden>→</span>{' '}
                <ins className="font-semibold no-underline">{is}</ins>
              </>
            )}
          </Row>
        )
      })}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="tabular min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

/** A part in few words; null where it is too long for that. */
function useWriting() {
  const lang = useLang()
  const time = useClock()
  return (quote: ShownQuote, part: QuotePart): string | null => {
    switch (part) {
      case 'startDay':
        return formatDay(quote.startDay, lang)
      case 'startMinute':
        return minuteText(quote.startMinute)
      case 'party':
      case 'extraRooms':
        return String(quote[part])
      case 'totalCents':
      case 'depositCents':
        return formatCad(quote[part], 2)
      case 'totalWon':
        return formatWon(quote.totalWon, lang)
      case 'validUntil':
        return time(quote.validUntil)
      default:
        return null
    }
  }
}
