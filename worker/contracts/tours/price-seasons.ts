import type { PriceTier, PricedTour } from './prices'

/**
 * Prices by season: a tour keeps its listed prices, and a season changes them for trips that start on its days. Pure; days are
 * YYYY-MM-DD in Calgary.
 */

export const SEASON_SCOPES = ['all', 'regions', 'tours'] as const
export const CHANGE_KINDS = ['percent', 'amount'] as const

/** Whole percent, or whole dollars for each price per person. */
export interface PriceChange {
  kind: (typeof CHANGE_KINDS)[number]
  value: number
}

export interface PriceSeason extends PriceChange {
  fromDay: string
  toDay: string
  /** Whether the days come again every year. */
  isYearly: boolean
  scope: (typeof SEASON_SCOPES)[number]
  /** Ids of regions or tours, by the scope. */
  ids: readonly number[]
  /** Tours with a change of their own. */
  own: readonly (PriceChange & { tourId: number })[]
}

/** The fields of a tour by which a season covers it. */
export interface SeasonedTour {
  id: number
  categoryId: number
}

type Days = Pick<PriceSeason, 'fromDay' | 'toDay' | 'isYearly'>
type Covered = Pick<PriceSeason, 'scope' | 'ids'>

/** A price never falls below a dollar: none is free or on request because of a season. */
const LEAST_CENTS = 100

/** The tour with the prices of a trip that starts on a day; as it is without a season or without a day (''). */
export function pricedForDay<Tour extends PricedTour & SeasonedTour>(
  tour: Tour,
  day: string,
  seasons: readonly PriceSeason[],
): Tour {
  const season = seasonOn(tour, day, seasons)
  return season ? withChange(tour, changeFor(tour, season)) : tour
}

/** The season of a tour's trips that start on a day. */
export function seasonOn<Season extends PriceSeason>(
  tour: SeasonedTour,
  day: string,
  seasons: readonly Season[],
): Season | undefined {
  if (day === '') return undefined
  return seasons.find((season) => isIn(season, day) && coversTour(season, tour))
}

/** A season's price: percent in whole dollars, as struck prices are. 0 stays 0, which is no price. */
export function changedCents(cents: number, { kind, value }: PriceChange): number {
  if (cents <= 0) return cents
  const changed =
    kind === 'percent' ? Math.round((cents * (100 + value)) / 100 / 100) * 100 : cents + value * 100
  return Math.max(LEAST_CENTS, changed)
}

/** The change of a tour in a season: its own if it has one. */
export function changeFor({ id }: SeasonedTour, season: PriceSeason): PriceChange {
  return season.own.find(({ tourId }) => tourId === id) ?? season
}

export function coversTour({ scope, ids }: Covered, { id, categoryId }: SeasonedTour): boolean {
  return scope === 'all' || ids.includes(scope === 'regions' ? categoryId : id)
}

/** The first two seasons that may price the same tour on the same day, as indexes; null without any. */
export function findOverlap(seasons: readonly (Days & Covered)[]): [number, number] | null {
  for (const [second, season] of seasons.entries()) {
    const first = seasons.findIndex(
      (other, index) => index < second && mayShareTour(other, season) && shareDay(other, season),
    )
    if (first !== -1) return [first, second]
  }
  return null
}

/** The next days of a season that are not over. */
export function nextSpan(season: Days, today: string): { from: string; to: string } | null {
  return spansAround(season, today).find(({ to }) => to >= today) ?? null
}

function isIn(season: Days, day: string): boolean {
  return spansAround(season, day).some(({ from, to }) => from <= day && day <= to)
}

/** Chosen tours may be of chosen regions, which these ids do not say. */
function mayShareTour(a: Covered, b: Covered): boolean {
  const isComparable = a.scope !== 'all' && a.scope === b.scope
  return !isComparable || a.ids.some((id) => b.ids.includes(id))
}

function shareDay(a: Days, b: Days): boolean {
  const [dated, other] = a.isYearly ? [b, a] : [a, b]
  const { fromDay: from, toDay: to } = dated
  return [from, to]
    .flatMap((day) => spansAround(other, day))
    .some((span) => span.from <= to && from <= span.to)
}

/** The days of a season: once, or of the years about a day. */
function spansAround({ fromDay, toDay, isYearly }: Days, day: string) {
  if (!isYearly) return [{ from: fromDay, to: toDay }]
  const year = yearOf(day)
  const yearsLong = yearOf(toDay) - yearOf(fromDay)
  return [year - 1, year, year + 1].map((first) => ({
    from: `${first}${fromDay.slice(4)}`,
    to: `${first + yearsLong}${toDay.slice(4)}`,
  }))
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

function withChange<Tour extends PricedTour>(tour: Tour, change: PriceChange): Tour {
  const changed = (cad: number) => changedCents(Math.round(cad * 100), change) / 100
  const tiers = (prices: readonly { type: PriceTier; amount: number }[]) =>
    prices.map(({ type, amount }) => ({ type, amount: changed(amount) }))
  const single = (cad: number | null) => (cad === null ? null : changed(cad))
  return {
    ...tour,
    price: single(tour.price),
    pricePerPerson: tiers(tour.pricePerPerson),
    regularPrice: single(tour.regularPrice),
    regularPricePerPerson: tiers(tour.regularPricePerPerson),
  }
}
