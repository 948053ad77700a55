import { useTranslation } from 'react-i18next'
import type { Quote } from '../../../worker/contracts/quotes'
import { formatCad, formatWon } from '../../platform/i18n/format'
import type { Lang } from '../../../worker/contracts/languages'

interface QuoteBillProps {
  quote: Pick<Quote, 'lines' | 'totalCents' | 'totalWon' | 'depositCents' | 'depositWon'>
  lang: Lang
  /** Whether it can be paid in won. */
  hasWon: boolean
}

/** What a quote costs, line by line. */
export function QuoteBill({ quote, lang, hasWon }: QuoteBillProps) {
  const { t } = useTranslation('trip')
  const { lines, totalCents, totalWon, depositCents, depositWon } = quote
  const showsWon = hasWon || lang === 'kr'
  return (
    <dl className="flex flex-col gap-2">
      {lines.map(({ kind, label, units, unitCents, cents, untaxed }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id and never move
        <div key={index} className="flex justify-between gap-4">
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
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
        <dt>{t('bill.total')}</dt>
        <dd className="tabular text-end whitespace-nowrap">
          {formatCad(totalCents, 2)}
          {showsWon && (
            <span className="block text-sm font-normal text-muted">
              {t('bill.won', { won: formatWon(totalWon, lang) })}
            </span>
          )}
        </dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt>{t('bill.deposit')}</dt>
        <dd className="tabular text-end whitespace-nowrap">
          {formatCad(depositCents, 2)}
          {showsWon && (
            <span className="block text-sm text-muted">
              {t('bill.won', { won: formatWon(depositWon, lang) })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  )
}
