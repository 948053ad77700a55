import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { phoneUrl, useSite } from '../../../platform/site/site'
import { Moment } from '../moment'
import { answerBy } from '../trip.view'

/** When the company has answered at the latest; once that has passed, how to reach it. */
export function AnswerBy({ booking }: { booking: Pick<GuestBooking, 'awaitsSince' | 'now'> }) {
  const { t } = useTranslation('trip')
  const { company } = useSite()
  const by = answerBy(booking, company.answerHours)
  if (by === null) return null
  if (booking.now > by)
    return (
      <p>
        {t('answerLate')}{' '}
        <a href={phoneUrl(company.phone)} className="font-semibold text-primary underline">
          {company.phone}
        </a>
      </p>
    )
  return (
    <p>
      {t('answerBy', { hours: company.answerHours })} <Moment at={by} className="font-semibold" />
    </p>
  )
}
