import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../../worker/contracts/bookings/guest-booking'
import type { WaiverAnswer } from '../../../../../worker/contracts/bookings/travellers'
import { readJson } from '../../../../platform/api/api'
import { useLang } from '../../../../platform/i18n/use-lang'
import { byPid, guestOf } from '../../trip.api'
import { SentForm, useSentForm } from '../../sent-form'
import type { GuestCall } from '../../use-act'
import { WaiverFields } from './waiver-fields'
import { toAnswer, typedWaiver, waiverFault } from './waiver.view'

/** The waiver without the list of travellers, once that is closed. */
export function WaiverForm({ booking, onDone }: { booking: GuestBooking; onDone: () => void }) {
  const { t } = useTranslation('travellers')
  const lang = useLang()
  const [typed, setTyped] = useState(typedWaiver(booking))
  const { wasTried, send, isPending, error } = useSentForm(booking.pid, acceptWaiver)
  const fault = waiverFault(booking, typed, lang)
  const submit = () => {
    const answer = toAnswer(booking, typed, lang)
    send(fault || !answer ? null : { pid: booking.pid, answer }, { onSuccess: onDone })
  }
  return (
    <SentForm
      onSubmit={submit}
      label={t('waiver.save')}
      waiting={t('saving')}
      isPending={isPending}
      failure={error}
    >
      <WaiverFields
        booking={booking}
        typed={typed}
        fault={wasTried ? fault : null}
        onType={setTyped}
        isAlone
      />
    </SentForm>
  )
}

const acceptWaiver: GuestCall<{ pid: string; answer: WaiverAnswer }> = (client, { pid, answer }) =>
  readJson(guestOf(client).waiver.$post({ ...byPid(pid), json: answer }))
