import { useTranslation } from 'react-i18next'
import type { Quote } from '../../../worker/contracts/bookings/quotes'
import type { Lang } from '../../../worker/contracts/languages'
import { formatCad, formatWon } from '../../platform/i18n/format'

interface QuoteBillProps {
  quote: Pick<
    Quote,
    'lines' | 'totalCents' | 'totalWon' | 'depositCents' | 'depositWon' | 'withoutDeposit'
  >
  lang: Lang
  /** Whether the quote can be paid in won. */
  hasWon: boolean
}

/** The lines and totals of a quote. */
export function QuoteBill({ quote, lang, hasWon }: QuoteBillProps) {
  const { t } = useTranslation('trip')
  const { lines, totalCents, totalWon, depositCents, depositWon, withoutDeposit } = quote
  const wonOf = (won: number) => (hasWon || lang === 'kr' ? formatWon(won, lang) : null)
  return (
    <>
      <dl className="flex flex-col gap-2">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no id and never move
          <Line key={index} line={line} />
        ))}
        <Sum label={t('bill.total')} cents={totalCents} won={wonOf(totalWon)} isTotal />
        {!withoutDeposit && (
          <Sum label={t('bill.deposit')} cents={depositCents} won={wonOf(depositWon)} />
        )}
      </dl>
      {withoutDeposit && <p>{t('bill.onDay')}</p>}
    </>
  )
}

function Line({ line }: { line: Quote['lines'][number] }) {
  const { t } = useTranslation('trip')
  const { kind, label, units, unitCents, cents, untaxed } = line
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere">
        {label || t(`line.${kind}`)}
        {units > 1 && (
          <span className="block text-sm text-muted">
            {t('line.units', { units, price: formatCad(unitCents, 2) })}
          </span>
        )}
        {untaxed && <span className="block text-sm text-muted">{untaxed}</span>}
      </dt>
      <dd className="tabular whitespace-nowrap">{formatCad(cents, 2)}</dd>
    </div>
  )
}

interface SumProps {
  label: string
  cents: number
  /** Null if only dollars matter. */
  won: string | null
  isTotal?: boolean
}

function Sum({ label, cents, won, isTotal }: SumProps) {
  const { t } = useTranslation('trip')
  const look = isTotal ? 'border-t border-line pt-3 text-lg font-bold' : ''
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{label}</dt>
      <dd className="tabular text-end whitespace-nowrap">
        {formatCad(cents, 2)}
        {won !== null && (
          <span className="block text-sm font-normal text-muted">{t('bill.won', { won })}</span>
        )}
      </dd>
    </div>
  )
}
