import { useTranslation } from 'react-i18next'
import type { Deadline } from '../../../worker/contracts/bookings/guest-money'
import { calgaryText } from '../../../worker/contracts/dates/calgary-text'
import { lead } from '../../platform/i18n/lead'
import { useLang } from '../../platform/i18n/use-lang'
import { clocksOf } from './trip.view'

interface MomentProps extends Pick<Deadline, 'at'> {
  text?: string
  className?: string
}

/** A time in Calgary, and in the reader's own time zone. `text` is Calgary's as the server wrote it, if it did. */
export function Moment({ at, text = calgaryText(at), className = '' }: MomentProps) {
  const { t } = useTranslation(['trip', 'site'])
  const { calgary, own } = clocksOf({ at, text }, useLang())
  return (
    <time dateTime={new Date(at).toISOString()}>
      <span className={`inline-block ${className}`}>
        {t('site:calgaryTime', { time: calgary })}
      </span>
      {own !== null && (
        <span className="block font-normal text-muted">{t('ownTime', { time: own })}</span>
      )}
    </time>
  )
}

/** A labelled time. */
export function MomentLine({ label, ...moment }: MomentProps & { label: string }) {
  return (
    <p>
      {lead(label)}
      <Moment {...moment} />
    </p>
  )
}
