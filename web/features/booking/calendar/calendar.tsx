import { DayButton, DayPicker, type DayButtonProps } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../../platform/forms/use-now'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { monthOf, toDate, toDay } from './calendar-days'
import { CalendarLegend } from './calendar-legend'
import { MARK_CLASSES, marksOf } from './calendar-marks'
import type { TourDays } from './use-calendar'
import { useCalendarWords } from './use-calendar-words'

interface CalendarProps {
  days: TourDays
  monthsShown: number
  /** The chosen day, or ''. */
  day: string
  onDay: (day: string) => void
  isWrong: boolean
}

type GridProps = Omit<CalendarProps, 'isWrong'>

/** The days of a tour as a grid with arrow keys. Full, closed and too near days cannot be chosen. */
export function Calendar({ isWrong, ...grid }: CalendarProps) {
  const { t } = useTranslation(['booking', 'common'])
  const { days } = grid
  return (
    <div className="request-calendar" data-wrong={isWrong || undefined}>
      <DayGrid {...grid} />
      <span role="status" className="sr-only">
        {days.isLoading && t('common:loading')}
      </span>
      <FailureAlert
        failure={days.failure}
        lead={t('day.failed')}
        action={<Button onClick={() => void days.reload()}>{t('common:retry')}</Button>}
      />
      {days.isEmpty && !days.failure && <p className="text-sm text-muted">{t('day.none')}</p>}
      <CalendarLegend days={days} />
    </div>
  )
}

function DayGrid({ days, monthsShown, ...chosen }: GridProps) {
  const lang = useLang()
  return (
    <DayPicker
      mode="single"
      lang={LANG_TAG[lang]}
      weekStartsOn={lang === 'cn' ? 1 : 0}
      navLayout="around"
      numberOfMonths={monthsShown}
      {...monthsOf(days)}
      today={toDate(calgaryDay(useNow()))}
      {...selectionOf({ days, ...chosen })}
      {...marksOf(days)}
      modifiersClassNames={MARK_CLASSES}
      components={{ DayButton: SpokenDay }}
      {...useCalendarWords(days)}
    />
  )
}

function monthsOf({ month, thisMonth, lastMonth, setMonth }: TourDays) {
  return {
    month: toDate(`${month}-01`),
    onMonthChange: (date: Date) => setMonth(monthOf(toDay(date))),
    startMonth: toDate(`${thisMonth}-01`),
    endMonth: toDate(`${lastMonth}-01`),
  }
}

function selectionOf({ days, day, onDay }: Omit<GridProps, 'monthsShown'>) {
  const onSelect = (date: Date | undefined) => {
    if (date === undefined) onDay('')
    else if (days.canChoose(toDay(date))) onDay(toDay(date))
  }
  return { selected: day === '' ? undefined : toDate(day), onSelect }
}

/** A day whose label, with month and state, is read out; the number alone is visible. */
function SpokenDay({ children, 'aria-label': label, ...button }: DayButtonProps) {
  return (
    <DayButton {...button}>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{label}</span>
    </DayButton>
  )
}
