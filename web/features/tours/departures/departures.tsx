import { useTranslation } from 'react-i18next'
import { minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { useNow } from '../../../platform/forms/use-now'
import { formatDays } from '../../../platform/i18n/format'
import { lead } from '../../../platform/i18n/lead'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { phoneUrl } from '../../../platform/site/phone-url'
import { useSite } from '../../../platform/site/site'
import { Button } from '../../../ui/button'
import type { AskForDate, TourView } from '../tours.view'
import { departureKey, type DepartureView, isTooLate } from './departure.view'
import { useDayText } from './use-day-text'

const COLUMNS = ['dates', 'seatsLeft', 'joined', 'remarks'] as const

/** Departures that visitors can ask to join: a table whose rows become blocks on a phone. */
export function Departures({ tour, onAsk }: { tour: TourView; onAsk: AskForDate }) {
  const { t } = useTranslation('tours')
  const { departures } = tour
  if (departures.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="section-title">{t('departures.title')}</h2>
      <table className="w-full max-sm:block max-sm:border-t max-sm:border-line">
        <Head />
        <tbody className="max-sm:block">
          {departures.map((departure, index) => (
            <Row key={departureKey(departure, index)} {...{ departure, onAsk }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head() {
  const { t } = useTranslation('tours')
  return (
    <thead className="max-sm:sr-only">
      <tr className="border-b border-line text-sm text-muted">
        {COLUMNS.map((column) => (
          <th
            key={column}
            scope="col"
            className="py-2 pe-4 text-start font-semibold whitespace-nowrap"
          >
            {t(`departures.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps {
  departure: DepartureView
  onAsk: AskForDate
}

function Row({ departure, onAsk }: RowProps) {
  const isLate = isTooLate(departure, useNow())
  return (
    <tr className="flex-wrap gap-x-4 border-b border-line align-top max-sm:flex max-sm:py-3 sm:*:py-2.5 sm:*:pe-4">
      <td className="sm:min-w-44 max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:items-center max-sm:justify-between">
        <strong className="font-semibold sm:block">
          <Days departure={departure} />
        </strong>
        {!isLate && <JoinButton departure={departure} onAsk={onAsk} />}
      </td>
      <td className="sm:min-w-28">
        <DepartureSeats departure={departure} isLate={isLate} />
      </td>
      <td className="sm:min-w-40">
        <Joined departure={departure} />
      </td>
      <td>
        <Remarks text={departure.remarks} />
      </td>
    </tr>
  )
}

function Days({ departure }: { departure: DepartureView }) {
  const { startDate, endDate, startMinute } = departure
  const days = formatDays(startDate, endDate, useLang(), useNow())
  return startMinute === null ? days : `${days} · ${minuteText(startMinute)}`
}

/** The travellers so far. */
function Joined({ departure: { male, female } }: { departure: DepartureView }) {
  const { t } = useTranslation('tours')
  const men = male > 0 && t('departures.men', { count: male })
  const women = female > 0 && t('departures.women', { count: female })
  return [men, women].filter(Boolean).join(' · ')
}

/** A remark has one language; where that is not the page's, it is named. */
function Remarks({ text }: { text: string }) {
  const { t } = useTranslation('tours')
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

/** The seats left; shortly before the start, the phone number to call. */
function DepartureSeats({ departure, isLate }: { departure: DepartureView; isLate: boolean }) {
  const { t } = useTranslation('tours')
  const { company } = useSite()
  if (departure.seats === 0) return t('departures.full')
  if (!isLate) return t('departures.seats', { count: departure.seats })
  return (
    <>
      {lead(t('departures.late'))}
      <a href={phoneUrl(company.phone)} className="underline underline-offset-4">
        {company.phone}
      </a>
    </>
  )
}

/** Requests to join a departure, or its waiting list when it is full. */
function JoinButton({ departure, onAsk }: RowProps) {
  const { t } = useTranslation('tours')
  const dayText = useDayText()
  return (
    <Button
      look="bare"
      onClick={() => onAsk(departure.startDate)}
      className="no-print inline-flex min-h-11 min-w-11 items-center font-semibold whitespace-nowrap text-primary underline underline-offset-4 noscript:hidden"
    >
      {t(departure.seats === 0 ? 'departures.wait' : 'departures.join')}
      <span className="sr-only">: {dayText(departure.startDate)}</span>
    </Button>
  )
}
