import { formatClock } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'

/** Formats UTC ms in Calgary time. */
export function useClock(): (time: number) => string {
  const lang = useLang()
  return (time) => formatClock(time, Date.now(), lang)
}
