import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/quotes/desk-quotes'
import { formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useClock } from '../../ui/use-clock'
import { GuestsView } from './guests-view'

/** The quote as the guest gets it, and until when it can be accepted. */
export function QuotePreview({ quote }: { quote: DeskQuote }) {
  const { t } = useTranslation('desk-quotes')
  const time = useClock()
  return (
    <div className="flex flex-col gap-5">
      <GuestsView quote={quote} />
      <p className="tabular text-sm text-muted">{t('until', { time: time(quote.validUntil) })}</p>
    </div>
  )
}

interface AmountProps {
  label: string
  value: string
  isStrong?: boolean
}

export function Amount({ label, value, isStrong = false }: AmountProps) {
  const look = isStrong ? 'border-t border-line pt-2 mt-1 text-base font-bold' : ''
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="tabular whitespace-nowrap">{value}</dd>
    </div>
  )
}

export function InWon({ label, won }: { label: string; won: number }) {
  const lang = useLang()
  return <Amount label={label} value={formatWon(won, lang)} />
}
