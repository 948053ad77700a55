import { CalendarCheck2, CalendarX2, Clock, KeyRound, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { BookingAct } from './act-dialogs'
import type { Booking } from '../bookings.api'
import { HOLD_EVENTS } from '../events/hold-acts'

const ACTS = {
  extend: { event: HOLD_EVENTS.extend, icon: Clock, text: 'desk-quotes:hold.extend.open' },
  revive: { event: HOLD_EVENTS.revive, icon: CalendarCheck2, text: 'desk-quotes:hold.revive.open' },
  renew: { event: 'link.renew', icon: KeyRound, text: 'renew.open' },
  decline: { event: 'request.decline', icon: X, text: 'decline.open' },
  release: { event: HOLD_EVENTS.release, icon: CalendarX2, text: 'desk-quotes:hold.release.open' },
} as const

interface ActButtonsProps {
  booking: Booking
  acts: readonly BookingAct[]
  onAsk: (act: BookingAct) => void
}

/** Buttons for the acts that the state allows. */
export function ActButtons({ booking, acts, onAsk }: ActButtonsProps) {
  const { t } = useTranslation(['desk-bookings', 'desk-quotes'])
  return acts
    .filter((act) => booking.actions.includes(ACTS[act].event))
    .map((act) => {
      const { icon: Icon, text } = ACTS[act]
      const look = act === 'decline' || act === 'release' ? 'faintDanger' : 'quiet'
      return (
        <Button key={act} look={look} onClick={() => onAsk(act)}>
          <Icon aria-hidden size={18} />
          {t(text)}
        </Button>
      )
    })
}
