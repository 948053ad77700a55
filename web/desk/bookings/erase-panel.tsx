import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIVE } from '../../../worker/contracts/booking-states'
import { ApiError } from '../../platform/api/api'
import { withFreshLogin } from '../../platform/session/fresh-login'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { eraseBooking, type Booking } from './bookings.api'

/** Deletes what names the guest of a booking that is over. */
export function ErasePanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-payments')
  const [isOpen, setOpen] = useState(false)
  const { status, reference, name, email, phone, notes } = booking
  const isNamed = (email ?? phone ?? notes ?? (reference === null ? name : null)) !== null
  if (LIVE.has(status) || !isNamed) return null
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

function EraseForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['desk-payments', 'common'])
  const client = useQueryClient()
  const showToast = useToast()
  const [keepsName, setKeepsName] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withFreshLogin(() => eraseBooking(client, id, { keepsName })),
    onSuccess: async () => {
      onClose()
      showToast({ text: t('erase.done') })
      await refetchDesk(client)
    },
    // The next press erases all but the name.
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'MoneyKept') setKeepsName(true)
    },
  })
  return (
    <Form onSubmit={() => !isPending && mutate()}>
      <p>{t('erase.text')}</p>
      <FailureAlert failure={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <SubmitButton
          look="danger"
          label={t(keepsName ? 'erase.rest' : 'erase.action')}
          waiting={t('erase.working')}
          isWaiting={isPending}
        />
      </div>
    </Form>
  )
}
