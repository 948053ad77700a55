import type { Position } from './positions'

/** The drawn map of a route: where its stops are on it. The picture is `worker/pages/maps`, made from the same numbers. */

export interface Stop extends Position {
  /** Its number in the itinerary, from 1. */
  number: number
}

/** Units of the picture: a phone shows about one for each pixel. */
export const MAP_WIDTH = 400
export const STOP_RADIUS = 12
const MAX_HEIGHT = 460
const MIN_HEIGHT = 240
const MARGIN = 30
/** The narrowest part of the earth that is drawn, in degrees of latitude: about 28 km. Closer, the shapes are too coarse. */
const MIN_DEGREES = 0.25

export interface MapPoint {
  x: number
  y: number
}

interface StopOnMap extends Stop {
  /** Where it is. */
  at: MapPoint
  /** Where its number is drawn: beside it, where stops are close to each other. */
  mark: MapPoint
}

export interface RouteMap {
  height: number
  /** Units for a degree of latitude. */
  scale: number
  stops: StopOnMap[]
  toPoint: (position: Position) => MapPoint
}

/** The map of two or more stops; null for fewer. North is up, and lengths are right in its middle. */
export function layOutRoute(stops: readonly Stop[]): RouteMap | null {
  if (stops.length < 2) return null
  const [south, north] = rangeOf(stops.map(({ latitude }) => latitude))
  const middle = (south + north) / 2
  const narrowing = Math.cos((middle * Math.PI) / 180)
  const [west, east] = rangeOf(stops.map(({ longitude }) => longitude * narrowing))
  const [high, wide] = [north - south, east - west].map((degrees) => Math.max(degrees, MIN_DEGREES))
  const scale = Math.min(
    (MAP_WIDTH - 2 * MARGIN) / (wide ?? MIN_DEGREES),
    (MAX_HEIGHT - 2 * MARGIN) / (high ?? MIN_DEGREES),
  )
  const height = Math.round(Math.max(MIN_HEIGHT, (high ?? 0) * scale + 2 * MARGIN))
  const toPoint = ({ latitude, longitude }: Position): MapPoint => ({
    x: toTenth(MAP_WIDTH / 2 + (longitude * narrowing - (west + east) / 2) * scale),
    y: toTenth(height / 2 + (middle - latitude) * scale),
  })
  const placed = stops.map((stop) => ({ ...stop, at: toPoint(stop) }))
  return { height, scale, toPoint, stops: withMarks(placed, height) }
}

/** Moves the numbers of close stops apart, always in the same way. */
function withMarks(stops: (Stop & { at: MapPoint })[], height: number): StopOnMap[] {
  const marks = stops.map(({ at }) => ({ ...at }))
  for (let round = 0; round < 80; round += 1) {
    for (const [index, one] of marks.entries())
      for (const [offset, other] of marks.slice(index + 1).entries())
        pushApart(one, other, index + offset)
    for (const mark of marks) {
      mark.x = within(mark.x, MAP_WIDTH)
      mark.y = within(mark.y, height)
    }
  }
  return stops.map((stop, index) => {
    const { x, y } = marks[index] ?? stop.at
    return { ...stop, mark: { x: toTenth(x), y: toTenth(y) } }
  })
}

const NEAREST = 2 * STOP_RADIUS + 2

function pushApart(one: MapPoint, other: MapPoint, seed: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= NEAREST) return
  // Stops at the same place leave it in different directions.
  const angle = distance < 0.5 ? seed * 2.4 : Math.atan2(dy, dx)
  const push = (NEAREST - distance) / 2
  one.x -= Math.cos(angle) * push
  one.y -= Math.sin(angle) * push
  other.x += Math.cos(angle) * push
  other.y += Math.sin(angle) * push
}

function within(value: number, size: number): number {
  const edge = STOP_RADIUS + 3
  return Math.min(Math.max(value, edge), size - edge)
}

export function rangeOf(values: number[]): [lowest: number, highest: number] {
  return [Math.min(...values), Math.max(...values)]
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
