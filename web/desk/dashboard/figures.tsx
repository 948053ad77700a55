import { useTranslation } from 'react-i18next'
import type { Figures as FigureRows } from '../../../worker/contracts/admin'
import { LANGS } from '../../../worker/contracts/languages'
import { formatDay, formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Disclosure } from '../ui/disclosure'
import { FIGURES, stackBars, toWeeks, type WeekFigures } from './bars'

const FILLS = { kr: 'fill-primary', ca: 'fill-larch', cn: 'fill-muted' } as const
const DOTS = { kr: 'bg-primary', ca: 'bg-larch', cn: 'bg-muted' } as const
const PAGE_KINDS = ['home', 'tour', 'topic', 'page'] as const
const HEIGHT = 80
const BAR = 14
const STEP = 20

export function Figures({ figures }: { figures: FigureRows }) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <section aria-labelledby="figures-title" className="flex flex-col gap-3">
      <h2 id="figures-title" className="text-lg">
        {t('figures.title')}
      </h2>
      <ul className="flex flex-wrap gap-4 text-sm">
        {LANGS.map((lang) => (
          <li key={lang} className="flex items-center gap-2">
            <span aria-hidden className={`size-3 rounded-full ${DOTS[lang]}`} />
            {t(`common:language.${lang}`)}
          </li>
        ))}
      </ul>
      <div className="grid gap-4 md:grid-cols-3">
        {FIGURES.map((kind) => (
          <BarChart key={kind} title={t(`figures.${kind}`)} weeks={toWeeks(figures.weeks, kind)} />
        ))}
      </div>
      <KindList kinds={figures.kinds} />
    </section>
  )
}

function KindList({ kinds }: Pick<FigureRows, 'kinds'>) {
  const { t } = useTranslation('admin')
  const lang = useLang()
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
      <h3 className="text-sm">{t('figures.kinds')}</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {PAGE_KINDS.map((kind) => (
          <div key={kind} className="flex gap-2">
            <dt className="text-muted">{t(`figures.kind.${kind}`)}</dt>
            <dd className="tabular font-semibold">
              {formatNumber(kinds.find((each) => each.kind === kind)?.visits ?? 0, lang)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function BarChart({ title, weeks }: { title: string; weeks: WeekFigures[] }) {
  const { t } = useTranslation(['admin', 'common'])
  const lang = useLang()
  const total = weeks.reduce(
    (sum, week) => sum + LANGS.reduce((all, each) => all + week[each], 0),
    0,
  )
  const bars = stackBars(weeks, HEIGHT)
  return (
    <figure className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <figcaption className="flex items-baseline justify-between gap-2 text-sm font-semibold">
        {title}
        <span className="tabular text-xl">{formatNumber(total, lang)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={t('figures.summary', {
          title,
          total: formatNumber(total, lang),
          count: weeks.length,
        })}
        viewBox={`0 0 ${Math.max(1, weeks.length) * STEP} ${HEIGHT}`}
        className="h-24 w-full border-b border-line"
        preserveAspectRatio="none"
      >
        {bars.map(({ week, lang: each, y, height }) => (
          <rect
            key={`${weeks[week]?.week}-${each}`}
            x={week * STEP + (STEP - BAR) / 2}
            y={y}
            width={BAR}
            height={height}
            className={FILLS[each]}
          />
        ))}
      </svg>
      <Disclosure title={t('figures.table')}>
        <WeekTable weeks={weeks} />
      </Disclosure>
    </figure>
  )
}

function WeekTable({ weeks }: { weeks: WeekFigures[] }) {
  const { t } = useTranslation('admin')
  const lang = useLang()
  return (
    <table className="tabular w-full">
      <thead>
        <tr>
          <th scope="col" className="text-start font-semibold">
            {t('figures.week')}
          </th>
          {LANGS.map((each) => (
            <th key={each} scope="col" className="text-end font-semibold">
              {t(`desk.code.${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.week} className="border-t border-line">
            <th scope="row" className="text-start font-normal">
              {formatDay(week.week, lang)}
            </th>
            {LANGS.map((each) => (
              <td key={each} className="text-end">
                {formatNumber(week[each], lang)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
