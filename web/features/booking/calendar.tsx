import { DayButton, DayPicker, type DayButtonProps, type Modifiers } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { calgaryDay } from '../../../worker/contracts/calendar'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { monthOf, toDate, toDay } from './calendar-days'
import type { TourDays } from './use-calendar'

interface CalendarProps {
  days: TourDays
  monthsShown: number
  /** The chosen day, or ''. */
  day: string
  onDay: (day: string) => void
  isWrong: boolean
}

/** The days of a tour as grids with arrow keys. What is full, closed or too near cannot be chosen. */
export function Calendar({ days, monthsShown, day, onDay, isWrong }: CalendarProps) {
  const { t } = useTranslation(['booking', 'common'])
  const lang = useLang()
  const today = calgaryDay(useNow())
  const names = namesIn(lang)
  const is = (state: string) => (date: Date) => days.stateOf(toDay(date)) === state
  const labelOf = (date: Date, { today: isToday }: Modifiers) => {
    const joins = days.joinable(toDay(date)).length > 0
    const parts = [
      names.day.format(date),
      isToday && t('day.today'),
      t(`day.state.${days.stateOf(toDay(date)) ?? 'waiting'}`),
      joins && t('day.departure'),
    ]
    return parts.filter(Boolean).join(t('day.comma'))
  }
  return (
    <div className="request-calendar" data-wrong={isWrong || undefined}>
      <DayPicker
        mode="single"
        lang={LANG_TAG[lang]}
        weekStartsOn={lang === 'cn' ? 1 : 0}
        navLayout="around"
        numberOfMonths={monthsShown}
        month={toDate(`${days.month}-01`)}
        onMonthChange={(date) => days.setMonth(monthOf(toDay(date)))}
        startMonth={toDate(`${days.thisMonth}-01`)}
        endMonth={toDate(`${days.lastMonth}-01`)}
        today={toDate(today)}
        selected={day === '' ? undefined : toDate(day)}
        onSelect={(date) => {
          if (date === undefined) onDay('')
          else if (days.canChoose(toDay(date))) onDay(toDay(date))
        }}
        disabled={(date) => days.stateOf(toDay(date)) !== undefined && !days.canChoose(toDay(date))}
        modifiers={{
          few: is('few'),
          full: (date) => is('full')(date) && !days.canChoose(toDay(date)),
          waiting: (date) => days.stateOf(toDay(date)) === undefined,
          departure: (date) => days.joinable(toDay(date)).length > 0,
        }}
        modifiersClassNames={{
          few: 'is-few',
          full: 'is-full',
          waiting: 'is-waiting',
          departure: 'is-departure',
        }}
        components={{ DayButton: SpokenDay }}
        formatters={{
          formatCaption: (date) => names.month.format(date),
          formatDay: (date) => String(date.getDate()),
          formatWeekdayName: (date) => names.weekday.format(date),
        }}
        labels={{
          labelDayButton: labelOf,
          labelGrid: (date) => names.month.format(date),
          labelWeekday: (date) => names.longWeekday.format(date),
          labelPrevious: () => t('day.previous'),
          labelNext: () => t('day.next'),
        }}
      />
      <span role="status" className="sr-only">
        {days.isLoading && t('common:loading')}
      </span>
      <FailureAlert
        failure={days.failure}
        lead={t('day.failed')}
        action={<Button onClick={() => void days.reload()}>{t('common:retry')}</Button>}
      />
      {days.isEmpty && !days.failure && <p className="text-sm text-muted">{t('day.none')}</p>}
      <Legend days={days} />
    </div>
  )
}

/** A day is read out by its label, which has the month and the state; the number alone is for those who see it. */
function SpokenDay({ children, 'aria-label': label, ...button }: DayButtonProps) {
  return (
    <DayButton {...button}>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{label}</span>
    </DayButton>
  )
}

/** What the marks say, for those who see them; labels say it to all others. */
function Legend({ days }: { days: TourDays }) {
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

const formats = new Map<Lang, ReturnType<typeof makeNames>>()

function namesIn(lang: Lang) {
  const known = formats.get(lang) ?? makeNames(lang)
  formats.set(lang, known)
  return known
}

/** In the browser's own zone, as the calendar's dates are. */
function makeNames(lang: Lang) {
  // In English the day comes first, as it is spoken.
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
