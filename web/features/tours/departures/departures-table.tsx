import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { formatDay } from '../../../platform/i18n/format'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { useNow } from '../../../platform/forms/use-now'
import { phoneUrl, useSite } from '../../../platform/site/site'
import { Button } from '../../../ui/button'
import {
  isTooLate,
  type AskForDate,
  type DepartureView as Departure,
  type TourView,
} from '../tours.view'

interface TableProps {
  tour: TourView
  onAsk: AskForDate
}

const COLUMNS = ['start', 'end', 'male', 'female', 'seatsLeft', 'remarks'] as const

/** Departures that visitors can ask to join. */
export function DeparturesTable({ tour, onAsk }: TableProps) {
  const { t } = useTranslation('tours')
  const dayText = useDayText()
  if (tour.departures.length === 0) return null
  const rows = tour.departures.map((departure, index) => ({
    departure,
    key: `${departure.startDate}-${index}`,
    join: <JoinButton departure={departure} onAsk={onAsk} />,
  }))
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('departures.title')}</h2>
      <ul className="divide-y divide-line border-y border-line sm:hidden print:hidden">
        {rows.map(({ departure, key, join }) => (
          <li key={key} className="flex flex-col gap-0.5 py-3">
            <span className="flex flex-wrap items-center justify-between gap-x-4">
              <strong>{daysOf(departure, dayText)}</strong>
              {join}
            </span>
            <span className="text-sm text-muted">
              <Seats departure={departure} /> · <Joined departure={departure} />
            </span>
            <Remarks text={departure.remarks} />
          </li>
        ))}
      </ul>
      <div className="hidden overflow-x-auto sm:block print:block">
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                  {t(`departures.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ departure, key, join }) => (
              <tr key={key} className="border-b border-line">
                <td className="py-2 pe-4 font-semibold whitespace-nowrap">
                  {dayText(departure.startDate)}
                </td>
                <td className="py-2 pe-4 whitespace-nowrap">{dayText(departure.endDate)}</td>
                <td className="py-2 pe-4">{departure.male}</td>
                <td className="py-2 pe-4">{departure.female}</td>
                <td className="py-2 pe-4 whitespace-nowrap">
                  <span className="block">
                    <Seats departure={departure} />
                  </span>
                  {join}
                </td>
                <td className="py-2">
                  <Remarks text={departure.remarks} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Seats({ departure }: { departure: Departure }) {
  const { t } = useTranslation('tours')
  const { company } = useSite()
  const now = useNow()
  if (departure.seats === 0) return t('departures.full')
  if (!isTooLate(departure, now)) return t('departures.seats', { count: departure.seats })
  return (
    <>
      {t('departures.late')}
      {': '}
      <a href={phoneUrl(company.phone)} className="underline underline-offset-4">
        {company.phone}
      </a>
    </>
  )
}

/** Who has joined so far. */
function Joined({ departure: { male, female } }: { departure: Departure }) {
  const { t } = useTranslation('tours')
  return [
    male > 0 && t('departures.men', { count: male }),
    female > 0 && t('departures.women', { count: female }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A remark is one text; in another language than the page's it says in which. */
function Remarks({ text }: { text: string }) {
  const { t } = useTranslation(['tours', 'common'])
  const pageLang = useLang()
  const tag = textLang(text)
  if (text === '') return null
  const isForeign = tag !== undefined && tag !== LANG_TAG[pageLang].slice(0, tag.length)
  return (
    <span className="text-sm text-muted">
      {isForeign && `${t(`departures.remarkIn.${tag}`)} `}
      <span lang={tag}>{text}</span>
    </span>
  )
}

interface JoinButtonProps extends Pick<TableProps, 'onAsk'> {
  departure: Departure
}

/** Asks to join a departure; nothing when it is full or too near. */
function JoinButton({ departure, onAsk }: JoinButtonProps) {
  const { t } = useTranslation('tours')
  const dayText = useDayText()
  const now = useNow()
  if (departure.seats === 0 || isTooLate(departure, now)) return null
  return (
    <Button
      look="bare"
      onClick={() => onAsk(departure.startDate)}
      className="no-print inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-primary underline underline-offset-4 noscript:hidden"
    >
      {t('departures.join')}
      <span className="sr-only">: {dayText(departure.startDate)}</span>
    </Button>
  )
}

function useDayText(): (day: string) => string {
  const lang = useLang()
  const now = useNow()
  return (day) => formatDay(day, lang, now)
}

function daysOf({ startDate, endDate }: Departure, dayText: (day: string) => string): string {
  const start = dayText(startDate)
  return endDate === startDate || endDate === '' ? start : `${start} – ${dayText(endDate)}`
}
