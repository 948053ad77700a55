import { useTranslation } from 'react-i18next'
import { useNow } from '../../../platform/forms/use-now'
import { phoneUrl, useSite } from '../../../platform/site/site'
import { isTooLate, type DepartureView } from './departure.view'

/** The seats left; shortly before the start, the phone number to call. */
export function DepartureSeats({ departure }: { departure: DepartureView }) {
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
