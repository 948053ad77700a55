import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { SubmitButton } from '../../ui/submit-button'

interface DialogButtonsProps extends ComponentProps<typeof SubmitButton> {
  onCancel: () => void
}

/** The last row of a dialog's form: cancel, and its one act. */
export function DialogButtons({ onCancel, ...submit }: DialogButtonsProps) {
  const { t } = useTranslation('common')
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <SubmitButton {...submit} />
    </div>
  )
}
