import { CalendarCheck2, CalendarX2, Clock, KeyRound, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestKey } from '../../platform/api/use-request-key'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import { AboutBooking } from './about-booking'
import { causeEvent, type Booking } from './bookings.api'
import { DeclineDialog } from './events/decline-dialog'
import { EndActions } from './endings/end-actions'
import { CANCELS, END_ACTS } from './endings/end-acts'
import { HOLD_EVENTS, type HoldAct } from './events/hold-acts'
import { HoldDialog } from './events/hold-dialog'
import type { NextStep } from './next/next-step'

const HOLD_ACTS = ['extend', 'revive', 'release'] as const
const HOLD_ICONS = { extend: Clock, revive: CalendarCheck2 }

const HOLD_OPENS = ['extend', 'revive'] as const
const CANCEL_ACTS = END_ACTS.filter((act) => CANCELS.has(act))
const OTHER_ACTS = END_ACTS.filter((act) => !CANCELS.has(act))

interface ActionsProps {
  booking: Booking
  /** What comes next has its buttons above. */
  next: NextStep['kind'] | undefined
}

/** What else can be done with a booking now; what ends it comes last. */
export function BookingActions({ booking, next }: ActionsProps) {
  const { t } = useTranslation(['desk-bookings', 'desk-quotes'])
  const [asked, setAsked] = useState<'decline' | 'renew' | HoldAct | null>(null)
  const close = () => setAsked(null)
  const { actions } = booking
  const holds = HOLD_OPENS.filter((act) => actions.includes(HOLD_EVENTS[act]))
  const shown = next === 'late' ? holds.filter((act) => act !== 'revive') : holds
  return (
    <section aria-label={t('actions')} className="flex flex-wrap gap-2">
      {shown.map((act) => {
        const Icon = HOLD_ICONS[act]
        return (
          <Button key={act} onClick={() => setAsked(act)}>
            <Icon aria-hidden size={18} />
            {t(`desk-quotes:hold.${act}.open`)}
          </Button>
        )
      })}
      {next !== 'over' && <EndActions booking={booking} acts={OTHER_ACTS} />}
      {actions.includes('link.renew') && (
        <Button onClick={() => setAsked('renew')}>
          <KeyRound aria-hidden size={18} />
          {t('renew.open')}
        </Button>
      )}
      {actions.includes('request.decline') && (
        <Button look="faintDanger" onClick={() => setAsked('decline')}>
          <X aria-hidden size={18} />
          {t('decline.open')}
        </Button>
      )}
      {actions.includes('hold.release') && (
        <Button look="faintDanger" onClick={() => setAsked('release')}>
          <CalendarX2 aria-hidden size={18} />
          {t('desk-quotes:hold.release.open')}
        </Button>
      )}
      <EndActions booking={booking} acts={CANCEL_ACTS} />
      <DeclineDialog booking={booking} isOpen={asked === 'decline'} onClose={close} />
      <RenewDialog booking={booking} isOpen={asked === 'renew'} onClose={close} />
      {HOLD_ACTS.map((act) => (
        <HoldDialog key={act} act={act} booking={booking} isOpen={asked === act} onClose={close} />
      ))}
    </section>
  )
}

interface AskedProps {
  booking: Booking
  isOpen: boolean
  onClose: () => void
}

function RenewDialog({ booking: { id, version, email }, isOpen, onClose }: AskedProps) {
  const { t } = useTranslation('desk-bookings')
  const { run } = useAction()
  const { keyOf, done } = useRequestKey()
  const renew = async () => {
    const cause = { event: 'link.renew', version, data: {} } as const
    const isDone = await run(
      (client) => causeEvent(client, id, { cause, requestKey: keyOf(cause) }),
      { text: t(email === null ? 'renew.doneWithoutMail' : 'renew.done', { email: email ?? '' }) },
    )
    if (isDone) done()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('renew.title')}
      action={t('renew.action')}
      onConfirm={() => void renew()}
    >
      <AboutBooking id={id} />
      <p>{t(email === null ? 'renew.hintWithoutMail' : 'renew.hint', { email: email ?? '' })}</p>
    </ConfirmDialog>
  )
}
