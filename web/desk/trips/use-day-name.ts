import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'

/** A day (YYYY-MM-DD) with its day of the week, in the reader's language. */
export function useDayName(): (day: string) => string {
  const lang = useLang()
  const format = new Intl.DateTimeFormat(LANG_TAG[lang], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`))
}
