import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIVE } from '../../../worker/contracts/bookings/booking-states'
import { ApiError } from '../../platform/api/api'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { AboutBooking } from './about-booking'
import { WriteForm } from '../ui/write-form'
import { eraseBooking, type Booking } from './bookings.api'
import { useWrite } from '../ui/use-write'

/** Deletes the guest's personal data from a booking that is over. */
export function ErasePanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-payments')
  const [isOpen, setOpen] = useState(false)
  if (!isErasable(booking)) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        <Eraser aria-hidden size={18} />
        {t('erase.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('erase.title')}>
        <EraseForm id={booking.id} onClose={close} />
      </Dialog>
    </>
  )
}

/** A booking with a reference keeps the guest's name with its payments. */
function isErasable({ status, reference, name, email, phone, notes }: Booking): boolean {
  const named = email ?? phone ?? notes ?? (reference === null ? name : null)
  return named !== null && !LIVE.has(status)
}

function EraseForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('desk-payments')
  const { write, keepsName } = useErasure(id, onClose)
  return (
    <WriteForm
      write={write}
      onSubmit={() => !write.isPending && write.mutate({ keepsName })}
      onCancel={onClose}
      look="danger"
      label={t(keepsName ? 'erase.rest' : 'erase.action')}
      waiting={t('erase.working')}
    >
      <AboutBooking id={id} />
      <p>{t('erase.text')}</p>
    </WriteForm>
  )
}

function useErasure(id: number, onDone: () => void) {
  const { t } = useTranslation('desk-payments')
  const [keepsName, setKeepsName] = useState(false)
  const write = useWrite({
    call: (client, json: { keepsName: boolean }) => eraseBooking(client, id, json),
    done: () => t('erase.done'),
    onDone,
    // The next press erases all but the name.
    onFault: (failure) => {
      if (failure instanceof ApiError && failure.code === 'MoneyKept') setKeepsName(true)
    },
  })
  return { write, keepsName }
}
