import { LANG_TAG, type Lang } from '../../../contracts/languages'
import { fill, longDate } from './letter-parts'
import { BOOKING_TEXTS } from './booking-words'

/** The time zone of a language's readers; the company's readers of English are in Calgary. */
const OWN_ZONE: Record<Lang, string | null> = { kr: 'Asia/Seoul', ca: null, cn: 'Asia/Shanghai' }

/** An instant (UTC ms) by Calgary's clock. */
export function calgaryTime(at: number, lang: Lang): string {
  return fill(BOOKING_TEXTS[lang].inCalgary, { time: longDate(at, lang, 'short') })
}

/** An instant (UTC ms) by the reader's own clock; null if that is Calgary's. */
export function ownTime(at: number, lang: Lang): string | null {
  const timeZone = OWN_ZONE[lang]
  if (timeZone === null) return null
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat(LANG_TAG[lang], style).format(at)
}
