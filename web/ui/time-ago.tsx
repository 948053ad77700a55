import { useTranslation } from 'react-i18next'
import { formatAgo, formatMoment } from '../platform/format'
import { useLang } from '../platform/use-lang'
import { useNow } from '../platform/use-now'

/** When something was written: how long ago, exact on hover. `time` in UTC ms. */
export function TimeAgo({ time }: { time: number }) {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={t('calgaryTime', { time: formatMoment(time, lang) })}
      className="whitespace-nowrap"
    >
      {formatAgo(time, useNow(), lang)}
    </time>
  )
}
