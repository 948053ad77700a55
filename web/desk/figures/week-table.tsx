import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { formatDay, formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import type { Figures } from './figures.api'
import { FIGURES, inquiryRate, toWeeks } from './figures.rules'

const COLUMNS = FIGURES.flatMap((kind) => LANGS.map((lang) => ({ kind, lang })))

/** All charts as one table, the latest week first. */
export function WeekTable({ figures }: { figures: Figures }) {
  const { t } = useTranslation('frame')
  const columns = FIGURES.map((kind) => toWeeks(figures.weeks, kind).toReversed())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
    <div role="region" aria-label={t('figures.byWeek')} tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full min-w-[44rem] text-sm">
        <caption className="sr-only">{t('figures.byWeek')}</caption>
        <WeekHead />
        <tbody>
          {columns[0]?.map(({ week }, index) => (
            <WeekRow key={week} week={week} figures={columns.map((weeks) => weeks[index])} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WeekHead() {
  const { t } = useTranslation(['frame', 'admin'])
  return (
    <thead>
      <tr className="text-end text-muted">
        <th scope="col" className="py-2 text-start font-semibold">
          {t('figures.week')}
        </th>
        {COLUMNS.map(({ kind, lang }) => (
          <th key={`${kind}-${lang}`} scope="col" className="px-2 py-2 text-end font-semibold">
            {t(`figures.${kind}`)} {t(`admin:desk.code.${lang}`)}
          </th>
        ))}
        <th scope="col" className="py-2 text-end font-semibold">
          {t('figures.rate')}
        </th>
      </tr>
    </thead>
  )
}

interface WeekRowProps {
  week: string
  figures: (ReturnType<typeof toWeeks>[number] | undefined)[]
}

function WeekRow({ week, figures }: WeekRowProps) {
  const lang = useLang()
  const [visits, inquiries] = figures
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 text-start font-normal whitespace-nowrap">
        {formatDay(week, lang)}
      </th>
      {figures.flatMap((row, column) =>
        LANGS.map((each) => (
          <td key={`${column}-${each}`} className="px-2 text-end">
            {formatNumber(row?.[each] ?? 0, lang)}
          </td>
        )),
      )}
      <td className="text-end">{inquiryRate(inquiries?.total ?? 0, visits?.total ?? 0) ?? '–'}</td>
    </tr>
  )
}
