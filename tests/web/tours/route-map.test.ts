import { array, assert, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapAddress, readMapAddress } from '../../../worker/contracts/tours/map-address'
import {
  layOutRoute,
  MAP_WIDTH,
  STOP_RADIUS,
  type Stop,
} from '../../../worker/contracts/tours/route-map'
import { MAP_SHAPES } from '../../../worker/pages/maps/map-shapes'
import { drawMap } from '../../../worker/pages/maps/map-drawing'
import { decodeShape, encodeShape } from '../../../worker/pages/maps/shape-code'

const stop = (number: number, latitude: number, longitude: number) => ({
  number,
  latitude,
  longitude,
})
const CALGARY = stop(1, 51.05, -114.085)
const BANFF = stop(2, 51.176, -115.57)
const JASPER = stop(4, 52.879, -118.08)
const required = (stops: Stop[]) => {
  const map = layOutRoute(stops)
  if (!map) throw new Error('no map')
  return map
}

describe('a map of a route', () => {
  it('has north up and west left, and as long a degree in both directions', () => {
    const { stops, scale } = required([CALGARY, JASPER])
    const [calgary, jasper] = stops
    if (!calgary || !jasper) throw new Error('no stops')
    expect(jasper.at.x).toBeLessThan(calgary.at.x)
    expect(jasper.at.y).toBeLessThan(calgary.at.y)
    expect(calgary.at.y - jasper.at.y).toBeCloseTo((52.879 - 51.05) * scale, 0)
    const narrowing = Math.cos((((52.879 + 51.05) / 2) * Math.PI) / 180)
    expect(calgary.at.x - jasper.at.x).toBeCloseTo((118.08 - 114.085) * narrowing * scale, 0)
  })

  it('needs two stops', () => {
    expect(layOutRoute([])).toBeNull()
    expect(layOutRoute([CALGARY])).toBeNull()
  })

  it('keeps the numbers apart and on the map, also of stops at one place', () => {
    const { stops, height } = required([
      CALGARY,
      BANFF,
      stop(3, 51.178, -115.571),
      { ...CALGARY, number: 9 },
    ])
    for (const [index, one] of stops.entries()) {
      expect(one.mark.x).toBeGreaterThan(STOP_RADIUS)
      expect(one.mark.x).toBeLessThan(MAP_WIDTH - STOP_RADIUS)
      expect(one.mark.y).toBeGreaterThan(STOP_RADIUS)
      expect(one.mark.y).toBeLessThan(height - STOP_RADIUS)
      for (const other of stops.slice(index + 1))
        expect(Math.hypot(one.mark.x - other.mark.x, one.mark.y - other.mark.y)).toBeGreaterThan(
          2 * STOP_RADIUS,
        )
    }
  })

  it('is drawn for any stops on earth', () => {
    const anyStop = record({
      latitude: double({ min: -85, max: 85, noNaN: true }),
      longitude: double({ min: -180, max: 180, noNaN: true }),
    })
    assert(
      property(array(anyStop, { minLength: 2, maxLength: 12 }), (places) => {
        const map = required(places.map((place, index) => ({ ...place, number: index + 1 })))
        const svg = drawMap(map, { lakes: [], ice: [], rivers: [] }, 'light')
        expect(svg).not.toMatch(/NaN|Infinity/)
      }),
    )
  })

  it('shows the rivers and ice of its region, and nothing of others', () => {
    if (!MAP_SHAPES) throw new Error('no shapes')
    const pathsOf = (stops: Stop[]) =>
      [
        ...drawMap(
          required(stops),
          MAP_SHAPES ?? { lakes: [], ice: [], rivers: [] },
          'dark',
        ).matchAll(/<path d="(M[^"]*)"/g),
      ].length
    expect(pathsOf([CALGARY, JASPER])).toBeGreaterThan(2)
    const svg = drawMap(
      required([stop(1, 25.28, 110.29), stop(2, 24.78, 110.49)]),
      MAP_SHAPES,
      'light',
    )
    expect(svg).toContain('<path d="" ')
    expect(svg).toContain('km</text>')
  })
})

describe('the address of a map', () => {
  it('has its stops to about 100 m, and is read again', () => {
    const address = mapAddress([stop(1, 51.41761, -116.21694), stop(12, -0.5, 7)], 'dark')
    expect(address).toBe('/map/dark/1~51.418,-116.217;12~-0.5,7.svg')
    expect(readMapAddress(address)).toEqual({
      look: 'dark',
      stops: [stop(1, 51.418, -116.217), stop(12, -0.5, 7)],
    })
  })

  it.each([
    '/map/light/1~51,-114.svg',
    '/map/light/1~51,-114;2~91,-114.svg',
    '/map/light/1~51,-114;2~52.svg',
    '/map/light/1~51,-114;2~0,0.svg',
    '/map/pink/1~51,-114;2~52,-115.svg',
    '/map/light/1~51,-114;2~52,-115',
    '/map/light/1~51.12345,-114;2~52,-115.svg',
    `/map/light/${Array.from({ length: 101 }, (_, index) => `${index}~51,-114`).join(';')}.svg`,
  ])('is not %s', (address) => {
    expect(readMapAddress(address)).toBeNull()
  })
})

describe('the text of a shape', () => {
  it('is short, and read again', () => {
    const points = [
      { latitude: 51.05, longitude: -114.085 },
      { latitude: 51.176, longitude: -115.57 },
      { latitude: 51.176, longitude: -115.569 },
    ]
    expect(decodeShape(encodeShape(points))).toEqual(points)
  })
})
