import type { ReactNode } from 'react'
import { useErrorText } from '../platform/api/use-error-text'
import { AlertBanner } from './alert-banner'

interface FailureAlertProps {
  failure: unknown
  /** Said before what the API answered. */
  lead?: string
  action?: ReactNode
  onClose?: () => void
}

/** What went wrong with a call; nothing while nothing did. */
export function FailureAlert({ failure, lead, action, onClose }: FailureAlertProps) {
  const { ofFailure } = useErrorText()
  if (!failure) return null
  return (
    <AlertBanner kind="error" action={action} {...(onClose && { onClose })}>
      {lead && <strong className="block">{lead}</strong>}
      {ofFailure(failure)}
    </AlertBanner>
  )
}
