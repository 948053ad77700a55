import { DayButton, DayPicker, type DayButtonProps, type Modifiers } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { TourCalendar } from '../../../../worker/contracts/bookings/tour-calendar'
import { writeAddress } from '../../../../worker/contracts/page-address'
import { tourPath } from '../../../../worker/contracts/tours/tour-address'
import type { Season } from '../../../../worker/contracts/tours/season'
import { pickText } from '../../../../worker/contracts/translated'
import { formatMonth } from '../../../platform/i18n/format'
import { lead } from '../../../platform/i18n/lead'
import { useSeason } from '../../../platform/i18n/use-season'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { useNow } from '../../../platform/forms/use-now'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { monthOf, toDate, toDay } from './calendar-days'
import type { TourDays } from './use-calendar'

const formats = new Map<Lang, ReturnType<typeof makeNames>>()

interface CalendarProps {
  days: TourDays
  monthsShown: number
  /** The chosen day, or ''. */
  day: string
  onDay: (day: string) => void
  isWrong: boolean
}

type GridProps = Omit<CalendarProps, 'isWrong'>

/** The days of a tour as a grid with arrow keys. Closed and too near days cannot be chosen; a full one can be waited for. */
export function Calendar({ isWrong, ...grid }: CalendarProps) {
  const { t } = useTranslation(['request', 'site'])
  const { days } = grid
  return (
    <div className="request-calendar" data-wrong={isWrong || undefined}>
      <DayGrid {...grid} />
      <span role="status" className="sr-only">
        {days.isLoading && t('site:loading')}
      </span>
      <FailureAlert
        failure={days.failure}
        lead={t('day.failed')}
        action={<Button onClick={() => void days.reload()}>{t('site:retry')}</Button>}
      />
      {days.isEmpty && !days.failure && !days.outside && (
        <p className="text-sm text-muted">{t('day.none')}</p>
      )}
      {days.outside && <OutOfSeason season={days.season} outside={days.outside} />}
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

interface OutOfSeasonProps {
  season: Season
  /** A shown month in which the tour does not run. */
  outside: TourCalendar
}

/** Why the days are grey, and another tour that runs in the month. Its link loads a page: this sheet is another tour's. */
function OutOfSeason({ season, outside: { month, instead } }: OutOfSeasonProps) {
  const { t } = useTranslation('request')
  const lang = useLang()
  const name = instead && pickText(instead.name, lang)
  return (
    <p className="text-sm text-muted">
      {lead(t('day.runs', { season: useSeason(season) }))}
      {name && (
        <>
          {lead(t('day.instead', { month: formatMonth(Number(month.slice(5)), lang) }))}
          <a
            href={writeAddress(tourPath(name.text, instead.tourId), lang)}
            className="font-semibold text-primary underline underline-offset-4"
          >
            {name.text}
          </a>
        </>
      )}
    </p>
  )
}

/** Explains the marks to sighted readers; screen readers get labels instead. */
function CalendarLegend({ days }: { days: TourDays }) {
  const { t } = useTranslation('request')
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

const MARK_CLASSES = {
  few: 'is-few',
  full: 'is-full',
  waiting: 'is-waiting',
  departure: 'is-departure',
}

/** Dates of the grid that are marked, and those that cannot be chosen. */
function marksOf({ stateOf, canAsk, canChoose, joinable }: TourDays) {
  const state = (date: Date) => stateOf(toDay(date))
  const isClosed = (date: Date) => !canChoose(toDay(date))
  return {
    disabled: (date: Date) => state(date) !== undefined && isClosed(date),
    modifiers: {
      few: (date: Date) => state(date) === 'few',
      full: (date: Date) => state(date) === 'full' && !canAsk(toDay(date)),
      waiting: (date: Date) => state(date) === undefined,
      departure: (date: Date) => joinable(toDay(date)).length > 0,
    },
  }
}

/** Visible texts and labels of the grid, in place of the library's English. */
function useCalendarWords(days: TourDays) {
  const { t } = useTranslation('request')
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
  const { t } = useTranslation('request')
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

/** Formats of days, months and weekdays in a language. */
function namesIn(lang: Lang) {
  const known = formats.get(lang) ?? makeNames(lang)
  formats.set(lang, known)
  return known
}

/** Formats in the browser's own zone, which the calendar's dates use. */
function makeNames(lang: Lang) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANG_TAG[lang], options)
  return {
    day: format({ month: 'long', day: 'numeric' }),
    month: format({ year: 'numeric', month: 'long' }),
    weekday: format({ weekday: lang === 'cn' ? 'narrow' : 'short' }),
    longWeekday: format({ weekday: 'long' }),
  }
}
