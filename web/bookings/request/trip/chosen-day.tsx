import { useTranslation } from 'react-i18next'
import { minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { shareCents } from '../../../../worker/contracts/tours/prices'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { useNow } from '../../../platform/forms/use-now'
import { formatCad, formatDays } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { phoneUrl } from '../../../platform/site/phone-url'
import { useSite } from '../../../platform/site/site'
import { lead } from '../../../platform/i18n/lead'
import { Choices } from './choices'
import { isFree, partySize } from '../request.rules'
import type { DateDeparture, RequestedTour } from '../request.view'
import type { SheetRequest } from '../use-request'

/** The state of the chosen day; if a departure starts on it, the choice to join. */
export function ChosenDay({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  const { draft, days, waits } = request
  const { day, joins } = draft
  if (day === '') return <TooNear />
  const [departure] = days.joinable(day)
  const state = days.stateOf(day)
  const [full] = departure ? [] : days.full(day)
  const isGone = joins && !departure && !full && state !== undefined
  return (
    <div className="flex flex-col gap-3">
      <DayLine request={request} departure={departure} />
      {isGone && <DepartureGone departure={days.departuresOn(day)[0]} />}
      {departure && isFree(state) && <JoinChoice request={request} departure={departure} />}
      {full && <WaitChoice request={request} isFree={isFree(state)} />}
      {waits && <p className="text-sm">{t(full && joins ? 'wait.departure' : 'wait.day')}</p>}
      {departure && !isFree(state) && <JoinOnly request={request} departure={departure} />}
    </div>
  )
}

interface DayLineProps {
  request: SheetRequest
  departure: DateDeparture | undefined
}

function DayLine({ request: { draft, days, tour, isSeasonal }, departure }: DayLineProps) {
  const { t } = useTranslation('request')
  const daysText = useDaysText()
  const { day, joins } = draft
  return (
    <p aria-live="polite">
      <strong>{daysText(day, joins && departure ? departure : tour)}</strong>{' '}
      {tour.startMinute !== null && lead(t('day.startsAt', { time: minuteText(tour.startMinute) }))}
      {!joins && days.stateOf(day) === 'few' && lead(t('day.onlyOne'))}
      {isSeasonal && t('day.season')}
    </p>
  )
}

interface JoinProps {
  request: SheetRequest
  departure: DateDeparture
}

function JoinChoice({ request, departure }: JoinProps) {
  const { t } = useTranslation('request')
  const { draft, change } = request
  return (
    <Choices
      label={t('join.title')}
      name="join"
      value={draft.joins ? 'join' : 'own'}
      options={[
        { value: 'own', label: t('join.own') },
        { value: 'join', label: <Seats request={request} departure={departure} /> },
      ]}
      onChange={(choice) => change({ joins: choice === 'join' })}
    />
  )
}

/** On the day of a full departure: a trip of one's own, which may be full too, or the departure's waiting list. */
function WaitChoice({
  request,
  isFree: isOwnFree,
}: Pick<JoinProps, 'request'> & { isFree: boolean }) {
  const { t } = useTranslation('request')
  const { draft, change } = request
  return (
    <Choices
      label={t('join.title')}
      name="join"
      value={draft.joins ? 'join' : 'own'}
      options={[
        { value: 'own', label: t(isOwnFree ? 'join.own' : 'wait.own') },
        { value: 'join', label: t('wait.join') },
      ]}
      onChange={(choice) => change({ joins: choice === 'join' })}
    />
  )
}

/** A day that no longer takes a private trip. */
function JoinOnly(props: JoinProps) {
  const { t } = useTranslation('request')
  return (
    <p className="text-sm text-muted">
      {lead(t('join.only'))}
      <Seats {...props} />
    </p>
  )
}

/** The seats left, and what each of the chosen party pays, as in the total. */
function Seats({ request: { tour, draft }, departure: { seatsLeft, travellers } }: JoinProps) {
  const { t } = useTranslation('request')
  const seats = t('join.seats', { count: seatsLeft })
  const cents = shareCents(tour, partySize(draft), travellers)
  return cents === null ? seats : `${seats} · ${t('join.price', { price: formatCad(cents) })}`
}

/** The reason that a departure cannot be joined. */
function DepartureGone({ departure }: { departure: DateDeparture | undefined }) {
  const { t } = useTranslation('request')
  if (!departure) return <p className="text-sm text-danger">{t('fault.departure')}</p>
  return <TooNear isDeparture />
}

/** Guests ask by phone for days that are too near. */
function TooNear({ isDeparture = false }: { isDeparture?: boolean }) {
  const { t } = useTranslation('request')
  const { company } = useSite()
  return (
    <p className={`text-sm ${isDeparture ? 'text-danger' : 'text-muted'}`}>
      {lead(t(isDeparture ? 'join.tooNear' : 'day.tooNear'))}
      <a
        href={phoneUrl(company.phone)}
        target="_blank"
        className="font-semibold whitespace-nowrap text-primary underline"
      >
        {company.phone}
      </a>
    </p>
  )
}

/** The day of a day trip, else the first and the last day. */
export function useDaysText() {
  const lang = useLang()
  const now = useNow()
  return (day: string, trip: Pick<DateDeparture, 'endDay'> | Pick<RequestedTour, 'tripDays'>) => {
    const end = 'endDay' in trip ? trip.endDay : addDays(day, Math.max(0, trip.tripDays - 1))
    return formatDays(day, end, lang, now)
  }
}
