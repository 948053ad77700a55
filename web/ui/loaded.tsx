import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../platform/api/use-error-text'
import { RetryButton } from './retry-button'
import { Skeleton } from './skeleton'

/** A query, or one with its data in another shape. */
export interface LoadedQuery<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>
  skeleton?: string
  /** Text before the reason. */
  failure?: string
  children: (data: Data) => ReactNode
}

/** A query's content, its skeleton while it loads, or its failure with a retry. */
export function Loaded<Data>({ query, skeleton = 'h-64 w-full', ...shown }: LoadedProps<Data>) {
  const { t } = useTranslation()
  const { data, error, refetch } = query
  if (data !== undefined) return shown.children(data)
  if (error) return <LoadFailed error={error} lead={shown.failure} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className={skeleton} />
    </div>
  )
}

interface LoadFailedProps {
  error: Error
  lead: string | undefined
  onRetry: () => void
}

/** A failed query's reason, and a retry. */
function LoadFailed({ error, lead, onRetry }: LoadFailedProps) {
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
