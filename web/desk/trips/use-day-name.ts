import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'

/** Formats a day (YYYY-MM-DD) with its weekday, in the reader's language; `hasYear` adds the year. */
export function useDayName({ hasYear = false } = {}): (day: string) => string {
  const short = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const options = hasYear ? ({ ...short, year: 'numeric' } as const) : short
  const format = new Intl.DateTimeFormat(LANG_TAG[useLang()], options)
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`))
}
