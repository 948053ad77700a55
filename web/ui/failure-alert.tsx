import type { ReactNode } from 'react'
import { useErrorText } from '../platform/api/use-error-text'
import { AlertBanner } from './alert-banner'

interface FailureAlertProps {
  failure: unknown
  lead?: string
  action?: ReactNode
}

export function FailureAlert({ failure, lead, action }: FailureAlertProps) {
  const { ofFailure } = useErrorText()
  if (!failure) return null
  return (
    <AlertBanner kind="error" action={action}>
      {lead && <strong className="block">{lead}</strong>}
      {ofFailure(failure)}
    </AlertBanner>
  )
}
