import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'

const formats = new Map<Lang, ReturnType<typeof makeNames>>()

/** Formats of days, months and weekdays in a language. */
export function namesIn(lang: Lang) {
  const known = formats.get(lang) ?? makeNames(lang)
  formats.set(lang, known)
  return known
}

/** Formats in the browser's own zone, which the calendar's dates use. */
function makeNames(lang: Lang) {
  // British English puts the day first, as it is spoken.
  const spoken = lang === 'ca' ? 'en-GB' : LANG_TAG[lang]
  const format = (tag: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, options)
  return {
    day: format(spoken, { month: 'long', day: 'numeric' }),
    month: format(LANG_TAG[lang], { year: 'numeric', month: 'long' }),
    weekday: format(LANG_TAG[lang], { weekday: lang === 'cn' ? 'narrow' : 'short' }),
    longWeekday: format(LANG_TAG[lang], { weekday: 'long' }),
  }
}
