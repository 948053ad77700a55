import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'

/** A day (YYYY-MM-DD) in the page's language. */
export function useDayText(): (day: string) => string {
  const lang = useLang()
  const now = useNow()
  return (day) => formatDay(day, lang, now)
}
