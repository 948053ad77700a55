import type { Modifiers } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { toDay } from './calendar-days'
import type { TourDays } from './use-calendar'
import { namesIn } from './calendar-names'

/** Visible texts and labels of the grid, in place of the library's English. */
export function useCalendarWords(days: TourDays) {
  const { t } = useTranslation('booking')
  const names = namesIn(useLang())
  const monthName = (date: Date) => names.month.format(date)
  return {
    formatters: {
      formatCaption: monthName,
      formatDay: (date: Date) => String(date.getDate()),
      formatWeekdayName: (date: Date) => names.weekday.format(date),
    },
    labels: {
      labelDayButton: useDayLabel(days),
      labelGrid: monthName,
      labelWeekday: (date: Date) => names.longWeekday.format(date),
      labelPrevious: () => t('day.previous'),
      labelNext: () => t('day.next'),
    },
  }
}

function useDayLabel({ stateOf, joinable }: TourDays) {
  const { t } = useTranslation('booking')
  const names = namesIn(useLang())
  return (date: Date, { today: isToday }: Modifiers): string => {
    const day = toDay(date)
    const parts = [
      names.day.format(date),
      isToday && t('day.today'),
      t(`day.state.${stateOf(day) ?? 'waiting'}`),
      joinable(day).length > 0 && t('day.departure'),
    ]
    return parts.filter(Boolean).join(t('day.comma'))
  }
}
