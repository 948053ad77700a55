import { importedGuest, type GuestImport } from '../../../../../worker/contracts/bookings/guests'
import { LANGS, type Lang } from '../../../../../worker/contracts/languages'
import { titlesIn, type GuestColumns } from './guest-columns'

/** Guests in the rows of a file that names its columns. */

export type GuestRow = GuestImport['rows'][number]
interface ReadGuests {
  rows: GuestRow[]
  /** Numbers of the rows that cannot be read, as a spreadsheet counts them. */
  faulty: number[]
  /** Whether there is a column for names, and one for addresses or numbers. */
  hasColumns: boolean
}

const LANGUAGES: Record<Lang, RegExp> = {
  kr: /^(?:kr|ko|kor|korean|한국어|韩|韓)/i,
  ca: /^(?:ca|en|eng|english|영어|英)/i,
  cn: /^(?:cn|zh|chi|chinese|mandarin|cantonese|중국어|中|[国國][语語]|普通|[汉漢華华][语語]|[粤粵]|[广廣][东東]|繁|[简簡])/i,
}

/** Address books write several addresses or numbers of a person in one cell. */
const BETWEEN_VALUES = ' ::: '
/** A Korean mobile whose zero a spreadsheet has taken for that of a number. */
const SHORT_MOBILE = /^10\d{8}$/

/** Reads the rows; guests without a language have `otherwise`. */
export function readGuests(table: readonly string[][], otherwise: Lang): ReadGuests {
  const titles = titlesIn(table)
  const found: ReadGuests = { rows: [], faulty: [], hasColumns: titles !== null }
  if (titles === null) return found
  table.forEach((row, at) => {
    if (at <= titles.at || row.every((cell) => cell === '')) return
    const read = importedGuest.safeParse(guestOf(row, titles.columns, otherwise))
    if (read.success) found.rows.push(read.data)
    else found.faulty.push(at + 1)
  })
  return found
}

function guestOf(row: readonly string[], columns: GuestColumns, otherwise: Lang) {
  /** The first of the cells that is not empty, without the mark that keeps a spreadsheet from calculating. */
  const cell = (...kinds: (keyof GuestColumns)[]) => {
    const cells = kinds.flatMap((kind) => columns[kind]).map((at) => row[at] ?? '')
    return (cells.find((each) => each !== '') ?? '').replace(/^'(?=[+\d])/, '')
  }
  const day = dayOf(cell('day'))
  const trips = Number(cell('trips').replace(/\D/g, '') || (day === null ? 0 : 1))
  return {
    name: cell('name') || joinedName(cell('given'), cell('middle'), cell('family')),
    email: cell('email').split(BETWEEN_VALUES)[0] || null,
    phone: cell('mobile', 'phone').replace(SHORT_MOBILE, '0$&').replaceAll(BETWEEN_VALUES, ' / '),
    lang: LANGS.find((lang) => LANGUAGES[lang].test(cell('lang').trim())) ?? otherwise,
    note: cell('note'),
    trips,
    day,
  }
}

/** Korean and Chinese names begin with the family's, without a space. */
function joinedName(given: string, middle: string, family: string): string {
  const isEastern = /^[\p{Script=Hangul}\p{Script=Han}]+$/u.test(family + given)
  if (isEastern) return family + given
  return [given, middle, family].filter((part) => part !== '').join(' ')
}

/** A day that begins with its year; other orders are ambiguous. */
function dayOf(text: string): string | null {
  const [, year, month = '', day = ''] =
    /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})/.exec(text.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}
