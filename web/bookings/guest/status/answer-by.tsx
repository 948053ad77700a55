import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { phoneUrl } from '../../../platform/site/phone-url'
import { useSite } from '../../../platform/site/site'
import { MomentLine } from '../moment'
import { answerBy } from '../trip.view'

/** The deadline of the company's answer; after it, the company's phone number. */
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
  return <MomentLine label={t('answerBy', { count: hours })} at={by} className="font-semibold" />
}

/** The company's number as a link. */
export function CompanyPhone() {
  const { phone } = useSite().company
  return (
    <a href={phoneUrl(phone)} className="font-semibold text-primary underline">
      {phone}
    </a>
  )
}
