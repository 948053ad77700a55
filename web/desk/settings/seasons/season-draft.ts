import { isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import { isSpan } from '../../../../worker/contracts/dates/day-span'
import {
  findOverlap,
  type PriceChange,
  type PriceSeason,
} from '../../../../worker/contracts/tours/price-seasons'
import {
  isInBounds,
  SEASON_BOUNDS,
  type SeasonSettings,
} from '../../../../worker/contracts/settings/settings-seasons'

/** A season as it is typed. */
export interface SeasonRow extends Pick<PriceSeason, 'fromDay' | 'toDay' | 'isYearly' | 'scope'> {
  key: string
  name: string
  ids: number[]
  /** `+10%`, or `+20` for dollars per person. */
  change: string
  /** Changes of single tours, by their id; '' for the season's. */
  own: Record<string, string>
}

export interface SeasonsDraft {
  rows: SeasonRow[]
}

export type SeasonField = 'name' | 'fromDay' | 'toDay' | 'ids' | 'change' | 'own'

export function newSeason(): SeasonRow {
  const days = { fromDay: '', toDay: '', isYearly: true }
  const about = { name: '', scope: 'all', ids: [], change: '', own: {} } as const
  return { key: crypto.randomUUID(), ...days, ...about, ids: [] }
}

export function toSeasonsDraft(seasons: SeasonSettings): SeasonsDraft {
  return { rows: seasons.map(toRow) }
}

function toRow({ id, kind, value, own, ...season }: SeasonSettings[number]): SeasonRow {
  const typed = own.map(({ tourId, ...change }) => [String(tourId), changeText(change)])
  const texts = Object.fromEntries(typed) as Record<string, string>
  return { ...season, key: id, change: changeText({ kind, value }), own: texts }
}

/** Only for a draft without faults. */
export function toSeasons({ rows }: SeasonsDraft): SeasonSettings {
  return rows.map((row) => ({
    id: row.key,
    name: row.name.trim(),
    ...daysOf(row),
    ...(readChange(row.change) ?? NO_CHANGE),
    own: ownOf(row),
  }))
}

/** The season that a row means so far, for its preview; unreadable changes change nothing. */
export function seasonOf(row: SeasonRow): PriceSeason {
  return { ...daysOf(row), ...(readChange(row.change) ?? NO_CHANGE), own: ownOf(row) }
}

const NO_CHANGE: PriceChange = { kind: 'percent', value: 0 }

function daysOf({ fromDay, toDay, isYearly, scope, ids }: SeasonRow) {
  return { fromDay, toDay, isYearly, scope, ids: scope === 'all' ? [] : ids }
}

function ownOf({ own }: SeasonRow) {
  return Object.entries(own).flatMap(([tourId, text]) => {
    const change = readChange(text)
    return change ? [{ tourId: Number(tourId), ...change }] : []
  })
}

/** `+10%` or `+C$20`. */
function changeText({ kind, value }: PriceChange): string {
  const sign = value < 0 ? '-' : '+'
  const size = Math.abs(value)
  return kind === 'percent' ? `${sign}${size}%` : `${sign}C$${size}`
}

const CHANGE = /^([+-]?)(?:c?\$)?(\d{1,5})(%?)(?:c?\$)?$/i

/** A typed change; null for an empty box, other text, and beyond the bounds. */
export function readChange(text: string): PriceChange | null {
  const bare = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll(/[−–—]/g, '-')
  const match = CHANGE.exec(bare)
  if (!match) return null
  const [, sign, digits, percent] = match
  const kind = percent ? 'percent' : 'amount'
  const value = Number(digits) * (sign === '-' ? -1 : 1)
  const change: PriceChange = { kind, value: value + 0 }
  return isInBounds(change) ? change : null
}

/** The fields of a season that cannot be saved. */
export function faultsOfSeason(row: SeasonRow): SeasonField[] {
  const { name, fromDay, toDay, scope, ids, change, own } = row
  const typed = name.trim()
  const isNamed = typed !== '' && typed.length <= SEASON_BOUNDS.name
  const isOwnRead = Object.values(own).every((text) => text.trim() === '' || readChange(text))
  return [
    ...(isNamed ? [] : ['name' as const]),
    ...(isCalendarDay(fromDay) ? [] : ['fromDay' as const]),
    ...(isCalendarDay(toDay) && isLength(fromDay, toDay) ? [] : ['toDay' as const]),
    ...(scope === 'all' || ids.length > 0 ? [] : ['ids' as const]),
    ...(readChange(change) ? [] : ['change' as const]),
    ...(isOwnRead ? [] : ['own' as const]),
  ]
}

function isLength(fromDay: string, toDay: string): boolean {
  return !isCalendarDay(fromDay) || isSpan(fromDay, toDay, SEASON_BOUNDS.days)
}

/** The earlier season whose days and tours a season may share; none while days are missing. */
export function overlapOf({ rows }: SeasonsDraft, row: SeasonRow): SeasonRow | undefined {
  const dated = rows.filter((each) => isCalendarDay(each.fromDay) && isCalendarDay(each.toDay))
  if (!dated.includes(row)) return undefined
  return dated
    .slice(0, dated.indexOf(row))
    .find((other) => findOverlap([daysOf(other), daysOf(row)]) !== null)
}

export function areSound(draft: SeasonsDraft): boolean {
  return draft.rows.every(
    (row) => faultsOfSeason(row).length === 0 && overlapOf(draft, row) === undefined,
  )
}
