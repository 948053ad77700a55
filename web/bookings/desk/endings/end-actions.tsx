import { CalendarX2, CircleCheck, RotateCcw, UserX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import type { Booking } from '../bookings.api'
import { CANCELS, END_EVENTS, type EndAct } from './end-acts'
import { EndForm } from './end-form'

const ICONS = {
  guest: CalendarX2,
  company: CalendarX2,
  unpaid: CalendarX2,
  undo: RotateCcw,
  complete: CircleCheck,
  missed: UserX,
  correct: RotateCcw,
} as const satisfies Record<EndAct, unknown>

/** Buttons for the end of a trip, where the state allows it. */
export function EndActions({ booking, acts }: { booking: Booking; acts: readonly EndAct[] }) {
  const { t } = useTranslation('desk-refunds')
  const [asked, setAsked] = useState<EndAct | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      {acts
        .filter((act) => booking.actions.includes(END_EVENTS[act]))
        .map((act) => (
          <EndButton key={act} act={act} onAsk={setAsked} />
        ))}
      <Dialog isOpen={asked !== null} onClose={close} title={asked ? t(`end.${asked}.title`) : ''}>
        {asked && <EndForm booking={booking} act={asked} onClose={close} />}
      </Dialog>
    </>
  )
}

function EndButton({ act, onAsk }: { act: EndAct; onAsk: (act: EndAct) => void }) {
  const { t } = useTranslation('desk-refunds')
  const Icon = ICONS[act]
  return (
    <Button look={CANCELS.has(act) ? 'faintDanger' : 'quiet'} onClick={() => onAsk(act)}>
      <Icon aria-hidden size={18} />
      {t(`end.${act}.open`)}
    </Button>
  )
}
