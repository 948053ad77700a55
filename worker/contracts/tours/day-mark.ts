/** `Day 2 · Lake Louise`, `2일차 · …`, `第 2 天 · …` name the day of an entry. */
const DAY_MARKS = [
  /^day\s*(\d{1,2})\s*[·:.,–-]?\s*/i,
  /^(\d{1,2})\s*일차\s*[·:.,–-]?\s*/,
  /^第\s*(\d{1,2})\s*天\s*[·:：.,–-]?\s*/,
]

/** The day that a title begins with, from 1, and the rest of it; null for a title without one. */
export function readDayMark(title: string): { day: number; rest: string } | null {
  const mark = DAY_MARKS.map((pattern) => pattern.exec(title)).find((found) => found !== null)
  return mark ? { day: Number(mark[1]), rest: title.slice(mark[0].length) } : null
}
