import { CalendarCheck2, CalendarX2, Clock, KeyRound, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestKey } from '../../platform/api/use-request-key'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import { causeEvent, type Booking } from './bookings.api'
import { DeclineDialog } from './decline-dialog'
import { EndActions } from './endings/end-actions'
import { HOLD_EVENTS, HoldDialog, type HoldAct } from './hold-dialog'

const HOLD_ACTS = ['extend', 'revive', 'release'] as const
const HOLD_ICONS = { extend: Clock, revive: CalendarCheck2, release: CalendarX2 }

/** What can be done with a booking now, besides writing to its guest. */
export function BookingActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['desk-bookings', 'desk-quotes'])
  const [asked, setAsked] = useState<'decline' | 'renew' | HoldAct | null>(null)
  const close = () => setAsked(null)
  const { actions } = booking
  return (
    <section aria-label={t('actions')} className="flex flex-wrap gap-2">
      {actions.includes('request.decline') && (
        <Button look="danger" onClick={() => setAsked('decline')}>
          <X aria-hidden size={18} />
          {t('decline.open')}
        </Button>
      )}
      {HOLD_ACTS.filter((act) => actions.includes(HOLD_EVENTS[act])).map((act) => {
        const Icon = HOLD_ICONS[act]
        return (
          <Button
            key={act}
            look={act === 'release' ? 'danger' : 'quiet'}
            onClick={() => setAsked(act)}
          >
            <Icon aria-hidden size={18} />
            {t(`desk-quotes:hold.${act}.open`)}
          </Button>
        )
      })}
      <EndActions booking={booking} />
      {actions.includes('link.renew') && (
        <Button onClick={() => setAsked('renew')}>
          <KeyRound aria-hidden size={18} />
          {t('renew.open')}
        </Button>
      )}
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
      <p>{t(email === null ? 'renew.hintWithoutMail' : 'renew.hint', { email: email ?? '' })}</p>
    </ConfirmDialog>
  )
}
