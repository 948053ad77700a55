import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton'
import { WithoutScripts } from '../../ui/without-scripts'

/** The page's skeleton. Delayed by default, so that it does not flash on a fast connection. */
export function TripWaiting({ isAtOnce = false }: { isAtOnce?: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-6">
      <h1 className="text-3xl">{t('trip.title')}</h1>
      <WithoutScripts />
      <div
        className={`flex flex-col gap-6 noscript:hidden ${isAtOnce ? '' : 'transition-opacity delay-300 starting:opacity-0'}`}
      >
        <Skeleton className="h-24 w-full max-w-reading" />
        <Skeleton className="h-64 w-full max-w-reading" />
      </div>
    </div>
  )
}
