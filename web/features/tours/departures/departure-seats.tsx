import { useTranslation } from 'react-i18next'
import { useNow } from '../../../platform/forms/use-now'
import { lead } from '../../../platform/i18n/lead'
import { phoneUrl, useSite } from '../../../platform/site/site'
import { Button } from '../../../ui/button'
import type { AskForDate } from '../tours.view'
import { isTooLate, type DepartureView } from './departure.view'
import { useDayText } from './use-day-text'

/** The seats left; shortly before the start, the phone number to call. */
export function DepartureSeats({ departure }: { departure: DepartureView }) {
  const { t } = useTranslation('tours')
  const { company } = useSite()
  const now = useNow()
  if (departure.seats === 0) return t('departures.full')
  if (!isTooLate(departure, now)) return t('departures.seats', { count: departure.seats })
  return (
    <>
      {lead(t('departures.late'))}
      <a href={phoneUrl(company.phone)} className="underline underline-offset-4">
        {company.phone}
      </a>
    </>
  )
}

/** Requests to join a departure; renders nothing when it is full or too near. */
export function JoinButton({ departure, onAsk }: { departure: DepartureView; onAsk: AskForDate }) {
  const { t } = useTranslation('tours')
  const dayText = useDayText()
  const now = useNow()
  if (departure.seats === 0 || isTooLate(departure, now)) return null
  return (
    <Button
      look="bare"
      onClick={() => onAsk(departure.startDate)}
      className="no-print inline-flex min-h-11 min-w-11 items-center font-semibold whitespace-nowrap text-primary underline underline-offset-4 noscript:hidden"
    >
      {t('departures.join')}
      <span className="sr-only">: {dayText(departure.startDate)}</span>
    </Button>
  )
}
