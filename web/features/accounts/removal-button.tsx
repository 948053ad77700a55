import { useTranslation } from 'react-i18next'
import { moveFocus } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'

interface RemovalButtonProps {
  label: string
  isRemoving: boolean
  onRemove: () => void
}

/** Takes a setting away and itself with it, so the row gets the focus. */
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
