import { useTranslation } from 'react-i18next'
import type { TourDays } from './use-calendar'

/** Explains the marks to sighted readers; screen readers get labels instead. */
export function CalendarLegend({ days }: { days: TourDays }) {
  const { t } = useTranslation('booking')
  const marks = ['few', 'full', 'departure'] as const
  return (
    <ul aria-hidden className="request-legend text-sm text-muted">
      {marks.map((mark) => (
        <li key={mark} hidden={mark === 'departure' && !days.hasDepartures}>
          <span className={`request-mark is-${mark}`}>{mark === 'departure' ? '' : '8'}</span>
          {t(`day.legend.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
