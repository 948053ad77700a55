import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AGREED_BY, type AgreedBy } from '../../../../worker/contracts/bookings/desk-events'
import { ConfirmDialog } from '../../../ui/dialog'
import { ChoiceField } from '../../../desk/ui/choice-field'
import type { Openable } from '../../../desk/ui/dialog-state'
import { AboutBooking } from '../about-booking'
import type { Booking } from '../bookings.api'
import { OfferedChange } from './offered-change'
import { useConfirmedEvent } from '../events/use-booking-event'

/** Records that the guest agreed outside the page. */
export function AgreeDialog({ booking, isOpen, onClose }: Openable & { booking: Booking }) {
  const { t } = useTranslation('desk-quotes')
  const [via, setVia] = useState<AgreedBy>('phone')
  const cause = useConfirmedEvent(booking)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('change.agreeTitle')}
      action={t('change.agreeAction')}
      onConfirm={() => void cause({ event: 'change.accept', data: { via } }, t('change.done'))}
    >
      <AboutBooking id={booking.id} />
      <OfferedChange booking={booking} />
      <AgreedByField value={via} onChoose={setVia} />
    </ConfirmDialog>
  )
}

function AgreedByField(field: { value: AgreedBy; onChoose: (via: AgreedBy) => void }) {
  const { t } = useTranslation('desk-quotes')
  return (
    <ChoiceField
      label={t('change.via')}
      choices={AGREED_BY}
      textOf={(each) => t(`change.by.${each}`)}
      {...field}
    />
  )
}
