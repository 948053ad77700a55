import { calgaryWallClock } from '../../../contracts/dates/calgary-clock'
import { MINUTE_MS } from '../../../contracts/dates/durations'
import { LANG_TAG, type Lang } from '../../../contracts/languages'

/** A UTC time (ms) as a date in Calgary, or as date and time. */
export function longDate(at: number, lang: Lang, timeStyle?: 'short'): string {
  const { day, minute } = calgaryWallClock(at)
  // The clock is written as if it were UTC's: a runtime's own data of the zone may be older.
  const options = { dateStyle: 'long', timeStyle, timeZone: 'UTC' } as const
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  return new Intl.DateTimeFormat(LANG_TAG[lang], options).format(shown)
}

/** The name of a language in the reader's. */
export function languageName(named: Lang, reader: Lang): string {
  const names = new Intl.DisplayNames([LANG_TAG[reader]], { type: 'language' })
  return names.of(LANG_TAG[named]) ?? LANG_TAG[named]
}
