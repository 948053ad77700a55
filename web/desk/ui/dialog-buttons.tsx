import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { SubmitButton } from '../../ui/submit-button'

interface DialogButtonsProps extends ComponentProps<typeof SubmitButton> {
  onCancel: () => void
}

/** The last row of a dialog's form. The first button does not say “Cancel” if the action may be to cancel a trip. */
export function DialogButtons({ onCancel, ...submit }: DialogButtonsProps) {
  const { t } = useTranslation(['site', 'desk-bookings'])
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onCancel}>
        {t(submit.look === 'danger' ? 'desk-bookings:next.back' : 'cancel')}
      </Button>
      <SubmitButton {...submit} />
    </div>
  )
}
