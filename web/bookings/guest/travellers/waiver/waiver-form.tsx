import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../../worker/contracts/bookings/guest-booking'
import type { WaiverAnswer } from '../../../../../worker/contracts/bookings/waiver'
import { readJson } from '../../../../platform/api/api'
import { useLang } from '../../../../platform/i18n/use-lang'
import { FailureAlert } from '../../../../ui/failure-alert'
import { Form } from '../../../../ui/field'
import { focusFault } from '../../../../ui/focus'
import { SubmitButton } from '../../../../ui/submit-button'
import { byPid, guestOf } from '../../trip.api'
import { useAct, type GuestCall } from '../../use-act'
import { WaiverFields } from './waiver-fields'
import { toAnswer, typedWaiver, waiverFault } from './waiver.view'

/** The waiver without the list of travellers, once that is closed. */
export function WaiverForm({ booking, onDone }: { booking: GuestBooking; onDone: () => void }) {
  const { t } = useTranslation('travellers')
  const lang = useLang()
  const [typed, setTyped] = useState(typedWaiver(booking))
  const [wasTried, setTried] = useState(false)
  const { act, isPending, error } = useAct(booking.pid, acceptWaiver)
  const fault = waiverFault(booking, typed, lang)
  const submit = () => {
    setTried(true)
    const answer = toAnswer(booking, typed, lang)
    if (fault || !answer) setTimeout(focusFault)
    else if (!isPending) act({ pid: booking.pid, answer }, { onSuccess: onDone })
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-0.5">
      <WaiverFields
        booking={booking}
        typed={typed}
        fault={wasTried ? fault : null}
        onType={setTyped}
        isAlone
      />
      <FailureAlert failure={error} />
      <SubmitButton
        look="primary"
        label={t('waiver.save')}
        waiting={t('saving')}
        isWaiting={isPending}
        className="self-start"
      />
    </Form>
  )
}

const acceptWaiver: GuestCall<{ pid: string; answer: WaiverAnswer }> = (client, { pid, answer }) =>
  readJson(guestOf(client).waiver.$post({ ...byPid(pid), json: answer }))
