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
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANG_TAG[lang], options)
  return {
    day: format({ month: 'long', day: 'numeric' }),
    month: format({ year: 'numeric', month: 'long' }),
    weekday: format({ weekday: lang === 'cn' ? 'narrow' : 'short' }),
    longWeekday: format({ weekday: 'long' }),
  }
}
