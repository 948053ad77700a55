import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { lead } from '../../../platform/i18n/lead'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import type { AskForDate, TourView } from '../tours.view'
import { DepartureSeats, JoinButton } from './departure-seats'
import { departureKey, type DepartureView } from './departure.view'
import { useDayText } from './use-day-text'

const COLUMNS = ['start', 'end', 'male', 'female', 'seatsLeft', 'remarks'] as const

/** Departures that visitors can ask to join: a list on a phone, else a table. */
export function Departures({ tour: { departures }, onAsk }: { tour: TourView; onAsk: AskForDate }) {
  const { t } = useTranslation('tours')
  if (departures.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('departures.title')}</h2>
      <DepartureList departures={departures} onAsk={onAsk} />
      <div className="hidden overflow-x-auto sm:block print:block">
        <table className="w-full text-start">
          <Head />
          <tbody>
            {departures.map((departure, index) => (
              <Row key={departureKey(departure, index)} departure={departure} onAsk={onAsk} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The departures on a phone. */
function DepartureList({ departures, onAsk }: { departures: DepartureView[]; onAsk: AskForDate }) {
  return (
    <ul className="divide-y divide-line border-y border-line sm:hidden print:hidden">
      {departures.map((departure, index) => (
        <li key={departureKey(departure, index)} className="flex flex-col gap-0.5 py-3">
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <strong>
              <Days departure={departure} />
            </strong>
            <JoinButton departure={departure} onAsk={onAsk} />
          </span>
          <span className="text-sm text-muted">
            <DepartureSeats departure={departure} /> · <Joined departure={departure} />
          </span>
          <Remarks text={departure.remarks} />
        </li>
      ))}
    </ul>
  )
}

function Days({ departure: { startDate, endDate } }: { departure: DepartureView }) {
  const dayText = useDayText()
  const start = dayText(startDate)
  return endDate === startDate || endDate === '' ? start : `${start} – ${dayText(endDate)}`
}

/** The travellers so far. */
function Joined({ departure: { male, female } }: { departure: DepartureView }) {
  const { t } = useTranslation('tours')
  const men = male > 0 && t('departures.men', { count: male })
  const women = female > 0 && t('departures.women', { count: female })
  return [men, women].filter(Boolean).join(' · ')
}

function Head() {
  const { t } = useTranslation('tours')
  return (
    <thead>
      <tr className="border-b border-line text-sm text-muted">
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
            {t(`departures.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ departure, onAsk }: { departure: DepartureView; onAsk: AskForDate }) {
  const dayText = useDayText()
  return (
    <tr className="border-b border-line">
      <td className="py-2 pe-4 font-semibold whitespace-nowrap">{dayText(departure.startDate)}</td>
      <td className="py-2 pe-4 whitespace-nowrap">{dayText(departure.endDate)}</td>
      <td className="py-2 pe-4">{departure.male}</td>
      <td className="py-2 pe-4">{departure.female}</td>
      <td className="py-2 pe-4 whitespace-nowrap">
        <span className="block">
          <DepartureSeats departure={departure} />
        </span>
        <JoinButton departure={departure} onAsk={onAsk} />
      </td>
      <td className="py-2">
        <Remarks text={departure.remarks} />
      </td>
    </tr>
  )
}

/** A remark has one language; where that is not the page's, it is named. */
function Remarks({ text }: { text: string }) {
  const { t } = useTranslation(['tours', 'common'])
  const pageLang = useLang()
  const tag = textLang(text)
  if (text === '') return null
  const isForeign = tag !== undefined && tag !== LANG_TAG[pageLang].slice(0, tag.length)
  return (
    <span className="text-sm text-muted">
      {isForeign && lead(t(`departures.remarkIn.${tag}`))}
      <span lang={tag}>{text}</span>
    </span>
  )
}
