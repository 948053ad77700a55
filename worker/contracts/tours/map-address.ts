import { isOnEarth } from './positions'
import type { Stop } from './route-map'

/** The address of a route's picture has all that is drawn. */

const MAX_STOPS = 100

export type MapLook = 'light' | 'dark'

const ADDRESS = /^\/map\/(light|dark)\/([\d.,;~-]{9,4000})\.svg$/
const STOP = /^(\d{1,3})~(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?)$/

/** The address of the picture, such as `/map/light/1~51.05,-114.085;2~51.417,-116.217.svg`. */
export function mapAddress(stops: readonly Stop[], look: MapLook): string {
  const written = stops.map(
    ({ number, ...at }) => `${number}~${toMil(at.latitude)},${toMil(at.longitude)}`,
  )
  return `/map/${look}/${written.join(';')}.svg`
}

/** The stops in the address of a picture; null for any other address. */
export function readMapAddress(pathname: string): { look: MapLook; stops: Stop[] } | null {
  const [, look, written] = ADDRESS.exec(pathname) ?? []
  const stops = written?.split(';').map((text) => {
    const [, number, latitude, longitude] = STOP.exec(text) ?? []
    return { number: Number(number), latitude: Number(latitude), longitude: Number(longitude) }
  })
  if (!stops || stops.length < 2 || stops.length > MAX_STOPS) return null
  // A number that is missing is NaN, which is not on earth.
  return stops.every(isOnEarth) ? { look: look === 'dark' ? 'dark' : 'light', stops } : null
}

/** To about 100 m, which is less than a unit of any map. */
function toMil(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}

export function isMapAddress(pathname: string): boolean {
  return pathname.startsWith('/map/')
}
