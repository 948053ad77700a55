import {
  MAP_WIDTH,
  rangeOf,
  STOP_RADIUS,
  toTenth,
  type MapPoint,
  type RouteMap,
} from '../../contracts/tours/route-map'
import type { MapLook } from '../../contracts/tours/map-address'
import type { MapShapes } from './map-shapes'
import { decodeShape } from './shape-code'

/** The colours of the site, which a picture cannot take from its style sheet. */
const COLOURS = {
  light: {
    ground: '#f1efe8',
    water: '#a9cfd2',
    ice: '#ffffff',
    edge: '#cfd8d4',
    ink: '#12241f',
    mark: '#0f6b6b',
    number: '#ffffff',
  },
  dark: {
    ground: '#14211e',
    water: '#2b555a',
    ice: '#2c3b38',
    edge: '#3b4c48',
    ink: '#e8eeea',
    mark: '#5fc9c2',
    number: '#0d1614',
  },
} as const

const KM_OF_A_DEGREE = 111.2
/** Lengths of the scale's bar, in km. */
const BARS = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const MAX_BAR = 110

/** The picture of a route: water and ice of its region, its stops in their order, and a scale. It has no names. */
export function drawMap(map: RouteMap, shapes: MapShapes, look: MapLook): string {
  const { height, stops } = map
  const colour = COLOURS[look]
  const pathsOf = (list: string[], isRing: boolean) =>
    list.map((shape) => pathOf(map, shape, isRing)).join('')
  const route = stops.map(({ at }) => `${at.x} ${at.y}`).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${height}" width="${MAP_WIDTH}" height="${height}">`,
    `<rect width="${MAP_WIDTH}" height="${height}" fill="${colour.ground}"/>`,
    `<path d="${pathsOf(shapes.ice, true)}" fill="${colour.ice}" fill-rule="evenodd" stroke="${colour.edge}" stroke-width=".6"/>`,
    `<path d="${pathsOf(shapes.rivers, false)}" fill="none" stroke="${colour.water}" stroke-width="1.8" stroke-linejoin="round"/>`,
    `<path d="${pathsOf(shapes.lakes, true)}" fill="${colour.water}" fill-rule="evenodd"/>`,
    `<polyline points="${route}" fill="none" stroke="${colour.mark}" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"/>`,
    ...stops.map((stop) => drawLeader(stop.at, stop.mark, colour.mark)),
    `<g font-family="system-ui,sans-serif" font-weight="700" font-size="12" text-anchor="middle">`,
    ...stops.map(
      ({ number, mark }) =>
        `<circle cx="${mark.x}" cy="${mark.y}" r="${STOP_RADIUS}" fill="${colour.mark}" stroke="${colour.ground}" stroke-width="2"/>` +
        `<text x="${mark.x}" y="${toTenth(mark.y + 4.3)}" fill="${colour.number}">${number}</text>`,
    ),
    drawBar(map, colour.ink),
    '</g></svg>',
  ].join('')
}

/** A thin line to the place itself, where the number is beside it. */
function drawLeader(at: MapPoint, mark: MapPoint, colour: string): string {
  const dot = `<circle cx="${at.x}" cy="${at.y}" r="3" fill="${colour}"/>`
  if (Math.hypot(at.x - mark.x, at.y - mark.y) < STOP_RADIUS) return dot
  return `${dot}<path d="M${at.x} ${at.y}L${mark.x} ${mark.y}" stroke="${colour}"/>`
}

function drawBar({ scale, height }: RouteMap, colour: string): string {
  const unitsOf = (km: number) => (km / KM_OF_A_DEGREE) * scale
  const km = BARS.findLast((each) => unitsOf(each) <= MAX_BAR) ?? 1
  const [x, y] = [12, height - 10]
  const width = toTenth(unitsOf(km))
  return (
    `<path d="M${x} ${y - 4}v4h${width}v-4" fill="none" stroke="${colour}" stroke-width="1.2"/>` +
    `<text x="${x + width / 2}" y="${y - 5}" fill="${colour}" font-weight="400" font-size="11">${km} km</text>`
  )
}

/** The part of a shape that the map shows; points that no eye tells apart are one. */
function pathOf({ toPoint, height }: RouteMap, shape: string, isRing: boolean): string {
  const points = decodeShape(shape).map(toPoint)
  const [left, right] = rangeOf(points.map(({ x }) => x))
  const [top, bottom] = rangeOf(points.map(({ y }) => y))
  if (right < 0 || left > MAP_WIDTH || bottom < 0 || top > height) return ''
  if (isRing && right - left < 1.5 && bottom - top < 1.5) return ''
  const shown = points.filter((point, index) => {
    const before = points[index - 1]
    return (
      !before ||
      index === points.length - 1 ||
      Math.hypot(point.x - before.x, point.y - before.y) >= 0.8
    )
  })
  return `M${shown.map(({ x, y }) => `${x} ${y}`).join('L')}${isRing ? 'Z' : ''}`
}
