import { importedGuest, type GuestImport } from '../../../../../worker/contracts/bookings/guests'
import { LANGS, type Lang } from '../../../../../worker/contracts/languages'

/** Guests in the rows of a file whose first row names its columns. */

export type GuestRow = GuestImport['rows'][number]
export interface ReadGuests {
  rows: GuestRow[]
  /** Numbers of the rows that cannot be read, as a spreadsheet counts them. */
  faulty: number[]
  /** Whether there is a column for names, and one for addresses or numbers. */
  hasColumns: boolean
}

/** The words that a column's title may begin with. */
const TITLES = {
  name: ['name', 'guest', 'full name', 'customer', '이름', '성함', '고객', '姓名', '名字', '客人'],
  email: ['e-mail', 'email', 'mail', '이메일', '메일', '邮箱', '电子邮件', '邮件'],
  phone: ['phone', 'tel', 'mobile', 'cell', '전화', '연락처', '휴대', '电话', '手机'],
  lang: ['language', 'lang', '언어', '语言'],
  note: ['note', 'comment', 'remark', '메모', '비고', '备注'],
  trips: ['trips', 'number of trips', 'visits', '여행 횟수', '횟수', '방문', '次数', '出行次数'],
  day: ['last trip', 'last visit', 'date', '마지막', '여행일', '날짜', '最近', '日期', '上次'],
} as const
type Column = keyof typeof TITLES

const LANGUAGES: Record<Lang, RegExp> = {
  kr: /^(?:kr|ko|kor|korean|한국어)/i,
  ca: /^(?:ca|en|eng|english|영어|英)/i,
  cn: /^(?:cn|zh|chi|chinese|mandarin|중국어|中)/i,
}

/** Reads the rows; guests without a language have `otherwise`. */
export function readGuests(table: readonly string[][], otherwise: Lang): ReadGuests {
  const [titles = [], ...cells] = table
  const places = placesOf(titles)
  const hasColumns = places.name >= 0 && (places.email >= 0 || places.phone >= 0)
  const found: ReadGuests = { rows: [], faulty: [], hasColumns }
  if (!hasColumns) return found
  cells.forEach((row, at) => {
    if (row.every((cell) => cell === '')) return
    const read = importedGuest.safeParse(guestOf((column) => row[places[column]] ?? '', otherwise))
    if (read.success) found.rows.push(read.data)
    else found.faulty.push(at + 2)
  })
  return found
}

function placesOf(titles: readonly string[]): Record<Column, number> {
  const folded = titles.map((title) => title.trim().toLowerCase())
  const placeOf = (column: Column) =>
    folded.findIndex((title) => TITLES[column].some((word) => title.startsWith(word)))
  const { name, email, phone, lang, note, trips, day } = Object.fromEntries(
    Object.keys(TITLES).map((column) => [column, placeOf(column as Column)]),
  ) as Record<Column, number>
  return { name, email, phone, lang, note, trips, day }
}

function guestOf(cell: (column: Column) => string, otherwise: Lang) {
  const day = dayOf(cell('day'))
  const trips = Number(cell('trips').replace(/\D/g, '') || (day === null ? 0 : 1))
  return {
    name: cell('name'),
    email: cell('email') || null,
    phone: cell('phone'),
    lang: LANGS.find((lang) => LANGUAGES[lang].test(cell('lang').trim())) ?? otherwise,
    note: cell('note'),
    trips,
    day,
  }
}

/** A day that begins with its year; other orders are ambiguous. */
function dayOf(text: string): string | null {
  const [, year, month = '', day = ''] =
    /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})/.exec(text.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}
