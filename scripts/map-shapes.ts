import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '../worker/contracts/tours/positions'
import { encodeShape } from '../worker/pages/maps/shape-code.ts'
import { ROOT } from './tools.ts'

/**
 * `node scripts/cli.js map-shapes FOLDER` writes the shapes of the drawn maps from Natural Earth's files of 1:10m as GeoJSON
 * (`ne_10m_lakes.json` and so on; public domain), cut to the regions of the company's tours.
 */
const FILE = join(ROOT, 'worker', 'pages', 'maps', 'map-shapes.json')
const FILES = {
  lakes: ['lakes', 'lakes_north_america'],
  ice: ['glaciated_areas'],
  rivers: ['rivers_lake_centerlines', 'rivers_north_america'],
} as const

type Point = [longitude: number, latitude: number]
interface Box {
  west: number
  south: number
  east: number
  north: number
}

const REGIONS: Box[] = [
  { west: -119, south: 50.2, east: -112.6, north: 53.3 },
  { west: -115.4, south: 61.8, east: -112.6, north: 62.9 },
]
/** Degrees: under 200 m, less than these shapes know. */
const TOLERANCE = 0.002

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder with the files of Natural Earth.')

const shapes = Object.fromEntries(
  Object.entries(FILES).map(([kind, files]) => {
    const cut = kind === 'rivers' ? cutLine : cutRing
    const lines = files.flatMap((name) => linesOf(join(folder, `ne_10m_${name}.json`)))
    const parts = REGIONS.flatMap((box) => lines.flatMap((line) => cut(line, box)))
    return [kind, parts.map((part) => encodeShape(simplify(part).map(toPosition)))]
  }),
)
writeFileSync(FILE, `${JSON.stringify(shapes)}\n`)

/** Lines, rings, polygons or lists of them, by how deep they are. */
type Nested = Point[] | Nested[]

/** Every line or ring of a file; islands are rings, too, which the drawing leaves out of the water. */
function linesOf(file: string): Point[][] {
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
    features: { geometry: { coordinates: Nested } | null }[]
  }
  return features.flatMap(({ geometry }) => (geometry ? flatten(geometry.coordinates) : []))
}

function flatten(list: Nested): Point[][] {
  return isLine(list) ? [list] : list.flatMap(flatten)
}

function isLine(list: Nested): list is Point[] {
  return typeof list[0]?.[0] === 'number'
}

/** The parts of a line in a box, each with the points just outside. */
function cutLine(line: Point[], box: Box): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [index, point] of line.entries()) {
    const isNear = [line[index - 1], point, line[index + 1]].some((each) => each && isIn(each, box))
    if (isNear) part.push(point)
    else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  }
  return [...parts, part].filter(({ length }) => length > 1)
}

/** A ring cut by each side of a box in turn (Sutherland and Hodgman). */
function cutRing(ring: Point[], { west, south, east, north }: Box): Point[][] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  const cut = sides.reduce((points, [axis, limit, sign]) => {
    const isInside = (point: Point) => (point[axis] - limit) * sign >= 0
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point
      const crossing =
        isInside(point) === isInside(before) ? [] : [between(before, point, axis, limit)]
      return isInside(point) ? [...crossing, point] : crossing
    })
  }, ring)
  return cut.length > 2 ? [cut] : []
}

function between(one: Point, other: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - one[axis]) / (other[axis] - one[axis])
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share]
}

function isIn([longitude, latitude]: Point, { west, south, east, north }: Box): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}

/** Without the points that change a line by less than the tolerance (Douglas and Peucker). */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distanceOf(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) < TOLERANCE) return [first, last]
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))]
}

function distanceOf([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy)
  return length === 0
    ? Math.hypot(x - x1, y - y1)
    : Math.abs(dy * (x - x1) - dx * (y - y1)) / length
}

function toPosition([longitude, latitude]: Point): Position {
  return { latitude, longitude }
}
