import type { Modifiers } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { useLang } from '../../../platform/i18n/use-lang'
import { toDay } from './calendar-days'
import type { TourDays } from './use-calendar'

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

const formats = new Map<Lang, ReturnType<typeof makeNames>>()

/** How days, months and weekdays are written in a language. */
function namesIn(lang: Lang) {
  const known = formats.get(lang) ?? makeNames(lang)
  formats.set(lang, known)
  return known
}

/** Formats in the browser's own zone, which the calendar's dates use. */
function makeNames(lang: Lang) {
  // British English puts the day first, as it is spoken.
  const spoken = lang === 'ca' ? 'en-GB' : LANG_TAG[lang]
  const format = (tag: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, options)
  return {
    day: format(spoken, { month: 'long', day: 'numeric' }),
    month: format(LANG_TAG[lang], { year: 'numeric', month: 'long' }),
    weekday: format(LANG_TAG[lang], { weekday: lang === 'cn' ? 'narrow' : 'short' }),
    longWeekday: format(LANG_TAG[lang], { weekday: 'long' }),
  }
}
