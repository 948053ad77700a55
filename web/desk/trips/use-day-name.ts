import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'

/** Formats a day (YYYY-MM-DD) with its weekday, in the reader's language; `hasYear` adds the year. */
export function useDayName({ hasYear = false } = {}): (day: string) => string {
  const lang = useLang()
  const format = new Intl.DateTimeFormat(LANG_TAG[lang], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`))
}
