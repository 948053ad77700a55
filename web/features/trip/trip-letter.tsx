import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../worker/contracts/guest-booking'
import { useLang } from '../../platform/i18n/use-lang'
import { useSite } from '../../platform/site/site'
import { EmailCorrection } from './email-correction'
import { KeepLink } from './keep-link'
import { LanguageOffer } from './language-offer'
import { useMessageDraft } from './message-form'
import { Thread } from './thread'
import { TripFacts } from './trip-facts'
import { TripStatus } from './trip-status'
import { situationOf } from './trip.view'
import { Withdraw } from './withdraw'

/** An opened booking: where it is and what happens next, what was written and what was asked. */
export function TripLetter({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { company } = useSite()
  const lang = useLang()
  const situation = situationOf(booking, company.answerHours, booking.now)
  const draft = useMessageDraft(booking.pid)
  const { pid, guest, scope } = booking
  return (
    <div className="flex flex-col gap-6">
      {booking.lang !== lang && <LanguageOffer lang={booking.lang} />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">
          <TripStatus booking={booking} situation={situation} />
          {scope === 'requester' && guest?.email && (
            <EmailCorrection pid={pid} email={guest.email} mayCorrect={guest.mayCorrectEmail} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">
          {scope !== 'pack' && <Thread booking={booking} draft={draft} />}
        </div>
        <aside
          aria-label={t('facts.title')}
          className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <TripFacts booking={booking} />
          <Withdraw booking={booking} />
          {scope !== 'pack' && <KeepLink pid={pid} />}
        </aside>
      </div>
    </div>
  )
}
