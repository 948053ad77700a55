import { CalendarCheck2, CalendarX2, Clock, KeyRound, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import type { BookingAct } from './act-dialogs'
import type { Booking } from './bookings.api'
import { HOLD_EVENTS } from './events/hold-acts'

const EVENTS = { ...HOLD_EVENTS, renew: 'link.renew', decline: 'request.decline' } as const
const ICONS = {
  extend: Clock,
  revive: CalendarCheck2,
  renew: KeyRound,
  decline: X,
  release: CalendarX2,
}
const TEXTS = {
  extend: 'desk-quotes:hold.extend.open',
  revive: 'desk-quotes:hold.revive.open',
  renew: 'renew.open',
  decline: 'decline.open',
  release: 'desk-quotes:hold.release.open',
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
    .filter((act) => booking.actions.includes(EVENTS[act]))
    .map((act) => {
      const Icon = ICONS[act]
      const look = act === 'decline' || act === 'release' ? 'faintDanger' : 'quiet'
      return (
        <Button key={act} look={look} onClick={() => onAsk(act)}>
          <Icon aria-hidden size={18} />
          {t(TEXTS[act])}
        </Button>
      )
    })
}
