import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '../../ui/submit-button'
import type { Composed } from './answer-field'

interface SendButtonProps {
  label: string
  composer: Composed
  /** Another way to send. */
  children?: ReactNode
}

/** Sends a text, and says that it is stored until then. */
export function SendButton({ label, composer, children }: SendButtonProps) {
  const { t } = useTranslation('desk-people')
  const { text, isStored, isPending } = composer
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SubmitButton
        look="primary"
        label={label}
        waiting={t('inbox.sending')}
        isWaiting={isPending}
      />
      {children}
      <span role="status" className="text-sm text-muted">
        {text !== '' && isStored ? t('inbox.kept') : ''}
      </span>
    </div>
  )
}
