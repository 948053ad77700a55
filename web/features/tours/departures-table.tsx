import { useTranslation } from 'react-i18next'
import type { Departure } from '../../../worker/contracts/tours'
import type { Lang } from '../../../worker/contracts/languages'
import { formatDay } from '../../platform/i18n/format'
import { textLang } from '../../platform/i18n/text-lang'
import { useLang } from '../../platform/i18n/use-lang'
import { useNow } from '../../platform/forms/use-now'

/** Departures that visitors can join. */
export function DeparturesTable({ departures }: { departures: Departure[] }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const now = useNow()
  if (departures.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('departures.title')}</h2>
      <ul className="divide-y divide-line border-y border-line sm:hidden print:hidden">
        {departures.map((departure, index) => (
          <li key={`${departure.startDate}-${index}`} className="flex flex-col gap-0.5 py-3">
            <span className="flex flex-wrap justify-between gap-x-4">
              <strong>{daysOf(departure, lang, now)}</strong>
              <span className="text-muted">{t('departures.people', departure)}</span>
            </span>
            {departure.remarks && (
              <span lang={textLang(departure.remarks)} className="text-sm text-muted">
                {departure.remarks}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="hidden sm:block print:block">
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              {(['start', 'end', 'male', 'female', 'remarks'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                  {t(`departures.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {departures.map((departure, index) => (
              <tr key={`${departure.startDate}-${index}`} className="border-b border-line">
                <td className="py-2 pe-4 font-semibold whitespace-nowrap">
                  {formatDay(departure.startDate, lang, now)}
                </td>
                <td className="py-2 pe-4 whitespace-nowrap">
                  {formatDay(departure.endDate, lang, now)}
                </td>
                <td className="py-2 pe-4">{departure.male}</td>
                <td className="py-2 pe-4">{departure.female}</td>
                <td lang={textLang(departure.remarks)} className="py-2">
                  {departure.remarks}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function daysOf({ startDate, endDate }: Departure, lang: Lang, now: number): string {
  const start = formatDay(startDate, lang, now)
  return endDate === startDate || endDate === ''
    ? start
    : `${start} – ${formatDay(endDate, lang, now)}`
}
