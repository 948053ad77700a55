/**
 * The hours that a text names, as Koreans, Canadians and Chinese write them: 오전 6시 30분, 6:30 a.m., 早上6点半. Pure; minutes
 * are those of the day.
 */

interface NamedHour {
  /** As it is written. */
  text: string
  /** Two where it may be of the morning or of the afternoon. */
  minutes: number[]
}

type Half = 'am' | 'pm'

/** Parts of the day that come before the hour. At midday and at night 12 belongs to the other half. */
const PARTS: Record<string, Half> = {
  오전: 'am',
  새벽: 'am',
  아침: 'am',
  오후: 'pm',
  낮: 'pm',
  저녁: 'pm',
  밤: 'pm',
  凌晨: 'am',
  清晨: 'am',
  早上: 'am',
  早晨: 'am',
  上午: 'am',
  中午: 'pm',
  下午: 'pm',
  傍晚: 'pm',
  晚上: 'pm',
}
const NIGHT = /^(?:밤|晚上)$/

const KOREAN = '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두'.split(' ')
const CHINESE = '一 两 三 四 五 六 七 八 九 十 十一 十二'.split(' ')

const PART = `(?<part>${Object.keys(PARTS).join('|')})?\\s*`
const AFTER = `(?:\\s*(?<after>[ap])\\.?\\s?m\\b\\.?)`
const hourOr = (words: readonly string[]) => `(?<hour>\\d{1,2}|${words.toReversed().join('|')})\\s*`

const FORMS = [
  `${PART}(?<hour>\\d{1,2})[:：](?<minute>[0-5]\\d)(?!\\d)${AFTER}?`,
  `${PART}${hourOr(KOREAN)}시(?!간|즌)(?:\\s*(?<minute>[0-5]?\\d)\\s*분|\\s*(?<half>반))?`,
  `${PART}${hourOr(CHINESE)}[点點](?:\\s*(?<minute>[0-5]?\\d)\\s*分|(?<half>半))?`,
  // The first hour of 6–6:30 a.m.
  `(?<hour>\\d{1,2})(?:\\s*[-–~]\\s*\\d{1,2}(?:[:：]\\d\\d)?)?${AFTER}`,
  `(?<hour>\\d{1,2})\\s*o['’]clock`,
  `(?<noon>\\bnoon\\b|정오)`,
].map((form) => new RegExp(form, 'giu'))

/** The hours of a text in their order. */
export function namedHours(text: string): NamedHour[] {
  return FORMS.flatMap((form) => [...text.matchAll(form)])
    .toSorted((one, other) => one.index - other.index)
    .flatMap((found, index, all) => {
      const minutes = minutesOf(found, text)
      const isPartOfLast = index > 0 && found.index < endOf(all[index - 1])
      return minutes.length === 0 || isPartOfLast ? [] : [{ text: found[0].trim(), minutes }]
    })
}

/** The first hour of a text, as it is written, if a trip that starts at the minute does not start then; else null. */
export function otherHour(text: string, startMinute: number | null): string | null {
  const [first] = namedHours(text)
  if (!first || startMinute === null || first.minutes.includes(startMinute)) return null
  return first.text
}

function endOf(match: RegExpExecArray | undefined): number {
  return match ? match.index + match[0].length : 0
}

/** Empty for what is no hour: a price, a part of a longer number, a numeral that no part of the day precedes. */
function minutesOf(match: RegExpExecArray, text: string): number[] {
  const { noon, part, hour = '', minute = '0', half, after } = match.groups ?? {}
  if (noon) return [12 * 60]
  const before = text[match.index + match[0].indexOf(hour) - 1] ?? ''
  if (/[\d.:：,$]/.test(before)) return []
  const isNumeral = !/\d/.test(hour)
  if (isNumeral && !part) return []
  const value = isNumeral ? valueOf(hour) : Number(hour)
  const rest = half ? 30 : Number(minute)
  if (value > 24) return []
  return hoursOf(value, hour, { part, after }).map((each) => (each % 24) * 60 + rest)
}

function valueOf(numeral: string): number {
  return Math.max(KOREAN.indexOf(numeral), CHINESE.indexOf(numeral)) + 1
}

interface Mark {
  part: string | undefined
  after: string | undefined
}

/** An hour such as 06 or 18 is one of 24; another one without a mark may be of either half. */
function hoursOf(value: number, written: string, { part = '', after }: Mark): number[] {
  const half = after ? (`${after.toLowerCase()}m` as Half) : PARTS[part]
  if (value > 12 || value === 0) return [value]
  if (half === 'am') return [value % 12]
  if (half === 'pm') return [value === 12 && NIGHT.test(part) ? 0 : (value % 12) + 12]
  return written.startsWith('0') ? [value] : [value % 12, (value % 12) + 12]
}
