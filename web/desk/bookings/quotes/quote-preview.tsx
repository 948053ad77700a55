import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import type { DeskQuote } from '../../../../worker/contracts/quotes'
import { formatCad, formatDay, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useClock } from '../../ui/use-clock'

/** What the guest gets: days, lines, total, deposit and until when. */
export function QuotePreview({ quote }: { quote: DeskQuote }) {
  const { t } = useTranslation('desk-quotes')
  const time = useClock()
  return (
    <div className="flex flex-col gap-5">
      <QuoteDays quote={quote} />
      <dl className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 text-sm">
        {quote.lines.map((line, index) => (
          <Amount
            key={index}
            label={`${line.label || t(`kind.${line.kind}`)}${line.units > 1 ? ` × ${line.units}` : ''}`}
            value={formatCad(line.cents, 2)}
          />
        ))}
        <Amount isStrong label={t('total')} value={formatCad(quote.totalCents, 2)} />
        <InWon label={t('totalWon')} won={quote.totalWon} />
        <Amount label={t('deposit')} value={formatCad(quote.depositCents, 2)} />
        <InWon label={t('depositWon')} won={quote.depositWon} />
      </dl>
      {quote.note !== '' && (
        <p lang={LANG_TAG[quote.lang]} className="whitespace-pre-wrap wrap-anywhere">
          {quote.note}
        </p>
      )}
      <p className="tabular text-sm text-muted">{t('until', { time: time(quote.validUntil) })}</p>
    </div>
  )
}

function QuoteDays({ quote: { days, lang: guestLang } }: { quote: DeskQuote }) {
  const lang = useLang()
  return (
    <ol className="flex flex-col gap-3 border-s-2 border-line ps-4">
      {days.map(({ day, title, body }, index) => (
        <li key={index} className="flex flex-col gap-0.5 text-sm">
          <span className="tabular text-muted">{formatDay(day, lang)}</span>
          <strong lang={LANG_TAG[guestLang]} className="wrap-anywhere">
            {title}
          </strong>
          <span lang={LANG_TAG[guestLang]} className="whitespace-pre-wrap wrap-anywhere">
            {body}
          </span>
        </li>
      ))}
    </ol>
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
