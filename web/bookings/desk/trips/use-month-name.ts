import { LANG_TAG } from '../../../../worker/contracts/languages'
import { useLang } from '../../../platform/i18n/use-lang'

/** The name of a month (YYYY-MM) with its year. */
export function useMonthName(): (month: string) => string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(LANG_TAG[useLang()], options)
  return (month) => format.format(Date.parse(`${month}-01T00:00:00Z`))
}
