import { useTranslation } from 'react-i18next'
import type { PlannerTrip } from '../../../../worker/contracts/bookings/planner'
import { SEATS } from '../../../../worker/contracts/bookings/travellers'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { formatList } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import type { Closure } from './trips.api'

/** Formats a day (YYYY-MM-DD) with its weekday, in the reader's language, without its year. */
export function useDayName(): (day: string) => string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(LANG_TAG[useLang()], options)
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`))
}

/** The name of a month (YYYY-MM) with its year. */
export function useMonthName(): (month: string) => string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(LANG_TAG[useLang()], options)
  return (month) => format.format(Date.parse(`${month}-01T00:00:00Z`))
}

/** The tour or tours that a closure closes, and its note. */
export function useClosureText(): (closure: Closure) => string {
  const { t } = useTranslation('desk-bookings')
  return ({ tourId, tour, note }) =>
    [tourId === null ? t('dates.allTours') : (tour ?? `#${tourId}`), note]
      .filter(Boolean)
      .join(' · ')
}

/** The seats for children that a trip needs, in words; '' for none. */
export function useChildSeats(): (trip: Pick<PlannerTrip, 'parties'>) => string {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  return ({ parties }) => {
    const seats = parties.flatMap(({ travellers }) => travellers.map(({ seat }) => seat))
    const texts = SEATS.flatMap((kind) => {
      const count = seats.filter((seat) => seat === kind).length
      if (kind === 'belt' || count === 0) return []
      return [`${t(`dates.travellers.seats.${kind}`)} × ${count}`]
    })
    return formatList(texts, lang)
  }
}
