import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../platform/api/api'
import { AboutBooking } from '../about-booking'
import { WriteForm } from '../../../desk/ui/write-form'
import { eraseBooking } from '../bookings.api'
import { useWrite } from '../../../desk/ui/use-write'

export function EraseForm({ id, onClose }: { id: number; onClose: () => void }) {
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
