import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIVE } from '../../../../worker/contracts/bookings/booking-states'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import type { Booking } from '../bookings.api'
import { EraseForm } from './erase-form'

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
