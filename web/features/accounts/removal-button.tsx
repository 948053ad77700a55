import { useTranslation } from 'react-i18next'
import { moveFocus } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'

interface RemovalButtonProps {
  label: string
  isRemoving: boolean
  onRemove: () => void
}

/** Removes a setting. The button disappears with it, so the focus moves to the row. */
export function RemovalButton({ label, isRemoving, onRemove }: RemovalButtonProps) {
  const { t } = useTranslation('accounts')
  return (
    <SubmitButton
      type="button"
      label={label}
      waiting={t('settings.saving')}
      isWaiting={isRemoving}
      onClick={({ currentTarget }) => {
        moveFocus(currentTarget.closest('details')?.querySelector('summary'))
        onRemove()
      }}
    />
  )
}
