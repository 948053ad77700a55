import { formatClock } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'

/** UTC ms as `formatClock` shows it, in Calgary wherever the admin is. */
export function useClock(): (time: number) => string {
  const lang = useLang()
  return (time) => formatClock(time, Date.now(), lang)
}
