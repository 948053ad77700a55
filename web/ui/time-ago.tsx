import { useTranslation } from 'react-i18next'
import { agoChangesAt, formatAgo, formatMoment } from '../platform/i18n/format'
import { usePageFacts } from '../platform/i18n/page-facts'
import { useLang } from '../platform/i18n/use-lang'
import { useNow } from '../platform/forms/use-now'

/** A relative time, with the exact time on hover. `time` in UTC ms. */
export function TimeAgo({ time }: { time: number }) {
  const { t } = useTranslation()
  const lang = useLang()
  const now = useNow()
  usePageFacts().showSameUntil?.(agoChangesAt(time, now))
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={t('calgaryTime', { time: formatMoment(time, lang) })}
      className="whitespace-nowrap"
    >
      {formatAgo(time, now, lang) ?? t('justNow')}
    </time>
  )
}
