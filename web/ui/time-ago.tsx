import { useTranslation } from 'react-i18next'
import { formatAgo, formatMoment } from '../platform/i18n/format'
import { useLang } from '../platform/i18n/use-lang'
import { useNow } from '../platform/forms/use-now'

/** A relative time, with the exact time on hover. `time` in UTC ms. */
export function TimeAgo({ time }: { time: number }) {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={t('calgaryTime', { time: formatMoment(time, lang) })}
      className="whitespace-nowrap"
    >
      {formatAgo(time, useNow(), lang) ?? t('justNow')}
    </time>
  )
}
