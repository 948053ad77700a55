import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { buttonClass } from '../../ui/button'
import type { Figures as FigureRows } from '../figures/figures.api'
import { FIGURES, toWeeks } from '../figures/figures.rules'

/** This week's figures next to last week's, with a link to all figures. */
export function Figures({ figures }: { figures: FigureRows }) {
  const { t } = useTranslation('frame')
  return (
    <section aria-labelledby="figures-title" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="figures-title" className="text-lg">
          {t('screen.figures')}
        </h2>
        <Link to="/admin/figures" className={buttonClass()}>
          {t('figures.all')}
        </Link>
      </div>
      <dl className="grid grid-cols-3 gap-3">
        {FIGURES.map((kind) => (
          <FigureOfWeek key={kind} figures={figures} kind={kind} />
        ))}
      </dl>
    </section>
  )
}

function FigureOfWeek({ figures, kind }: { figures: FigureRows; kind: (typeof FIGURES)[number] }) {
  const { t } = useTranslation('frame')
  const lang = useLang()
  const [last, current] = toWeeks(figures.weeks, kind).slice(-2)
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dt className="text-sm">{t(`figures.${kind}`)}</dt>
      <dd className="tabular text-2xl font-bold">{formatNumber(current?.total ?? 0, lang)}</dd>
      <dd className="text-sm text-muted">
        {t('figures.lastWeek', { n: formatNumber(last?.total ?? 0, lang) })}
      </dd>
    </div>
  )
}
