import type { ReactNode } from 'react'
import { ApiError } from '../platform/api/api'
import { useErrorText } from '../platform/api/use-error-text'
import { AlertBanner } from './alert-banner'

function isLimited(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'TooManyRequests'
}

interface FailureAlertProps {
  failure: unknown
  lead?: string
  /** In place of the usual text when a limit is reached. */
  tooMany?: string
  action?: ReactNode
}

export function FailureAlert({ failure, lead, tooMany, action }: FailureAlertProps) {
  const { ofFailure } = useErrorText()
  if (!failure) return null
  return (
    <AlertBanner kind="error" action={action}>
      {lead && <strong className="block">{lead}</strong>}
      {tooMany !== undefined && isLimited(failure) ? tooMany : ofFailure(failure)}
    </AlertBanner>
  )
}
