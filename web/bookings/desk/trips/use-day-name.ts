import { LANG_TAG } from '../../../../worker/contracts/languages'
import { useLang } from '../../../platform/i18n/use-lang'

/** Formats a day (YYYY-MM-DD) with its weekday, in the reader's language, without its year. */
export function useDayName(): (day: string) => string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(LANG_TAG[useLang()], options)
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`))
}
