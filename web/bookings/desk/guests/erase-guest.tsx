import { useNavigate } from '@tanstack/react-router'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { LIVE } from '../../../../worker/contracts/bookings/booking-states'
import { DeskForm, useDeskForm } from '../../../desk/ui/desk-form'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { useKeepsName } from '../use-keeps-name'
import { eraseGuest, type Guest } from './guests.api'

/** Deletes the record and the personal data of all bookings, once all are over. */
export function EraseGuest({ guest }: { guest: Guest }) {
  const { t } = useTranslation('desk-guests')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (guest.bookings.some(({ status }) => LIVE.has(status)))
    return <p className="text-sm text-muted">{t('erase.later')}</p>
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        <Eraser aria-hidden size={18} />
        {t('erase.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('erase.title', { name: guest.name })}>
        <EraseForm id={guest.id} onClose={close} />
      </Dialog>
    </>
  )
}

function EraseForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['desk-guests', 'desk-bookings'])
  const navigate = useNavigate()
  const { keepsName, onFault } = useKeepsName()
  const form = useDeskForm({
    schema: z.object({}).transform(() => ({ keepsName })),
    start: {},
    call: (client, json: { keepsName: boolean }) => eraseGuest(client, id, json),
    done: () => t('erase.done'),
    onDone: () => navigate({ to: '/admin/guests' }),
    onFault,
  })
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="danger"
      label={t(keepsName ? 'desk-bookings:payments.erase.rest' : 'erase.action')}
      waiting={t('desk-bookings:payments.erase.working')}
    >
      <p>{t('erase.text')}</p>
    </DeskForm>
  )
}
