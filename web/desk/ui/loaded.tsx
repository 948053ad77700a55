import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  skeleton?: string
  failure?: string
  children: (data: Data) => ReactNode
}

/** A query's content, its skeleton while it loads, or its failure. */
export function Loaded<Data>({
  query,
  skeleton = 'h-64 w-full',
  failure,
  children,
}: LoadedProps<Data>) {
  const { t } = useTranslation(['admin', 'common'])
  const { ofFailure } = useErrorText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError)
    return (
      <div role="status" aria-label={t('common:loading')}>
        <Skeleton className={skeleton} />
      </div>
    )
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-danger p-4"
    >
      <p className="grow">
        {failure && <strong className="me-2">{failure}</strong>}
        {ofFailure(query.error)}
      </p>
      <Button onClick={() => void query.refetch()}>{t('common:retry')}</Button>
    </div>
  )
}
