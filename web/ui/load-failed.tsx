import { useErrorText } from '../platform/api/use-error-text'
import { RetryButton } from './retry-button'

interface LoadFailedProps {
  error: Error
  lead: string | undefined
  onRetry: () => void
}

/** A failed query's reason, and a retry. */
export function LoadFailed({ error, lead, onRetry }: LoadFailedProps) {
  const { ofFailure } = useErrorText()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-danger p-4"
    >
      <p className="grow">
        {lead && <strong className="me-2">{lead}</strong>}
        {ofFailure(error)}
      </p>
      <RetryButton onRetry={onRetry} />
    </div>
  )
}
