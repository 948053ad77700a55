import { useTranslation } from 'react-i18next'
import type { Departure } from '../../../worker/features/tours/tours.contract'
import { formatDay } from '../../platform/format'
import { useLang } from '../../platform/use-lang'

/** Departures that others have started and a visitor may join. */
export function DeparturesTable({ departures }: { departures: Departure[] }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  if (departures.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('departures.title')}</h2>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('departures.title')}>
        <table className="w-full min-w-[30rem] text-start">
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
                <td className="py-2 pe-4 font-semibold whitespace-nowrap">{formatDay(departure.startDate, lang)}</td>
                <td className="py-2 pe-4 whitespace-nowrap">{formatDay(departure.endDate, lang)}</td>
                <td className="py-2 pe-4">{departure.male}</td>
                <td className="py-2 pe-4">{departure.female}</td>
                <td className="py-2">{departure.remarks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
