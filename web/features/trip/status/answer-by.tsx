import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { useSite } from '../../../platform/site/site'
import { Moment } from '../moment'
import { answerBy } from '../trip.view'
import { CompanyPhone } from './company-phone'
import { lead } from '../../../platform/i18n/lead'

/** The deadline of the company's answer; after it, how to reach the company. */
export function AnswerBy({ booking }: { booking: Pick<GuestBooking, 'awaitsSince' | 'now'> }) {
  const { t } = useTranslation('trip')
  const hours = useSite().company.answerHours
  const by = answerBy(booking, hours)
  if (by === null) return null
  if (booking.now > by)
    return (
      <p>
        {t('answerLate')} <CompanyPhone />
      </p>
    )
  return (
    <p>
      {lead(t('answerBy', { hours }))}
      <Moment at={by} className="font-semibold" />
    </p>
  )
}
