import gcoord from 'gcoord'
import { isOnEarth, rounded, type Position } from '../../../../worker/contracts/tours/positions'
import { parseUrl } from '../../../../worker/contracts/text/parse-url'

/** Why a typed place or a pasted link is no position. Keys of `itinerary.place.fault`. */
export type PositionFault = 'unreadable' | 'shortLink' | 'noPosition' | 'outside'

type ReadPosition = { position: Position; fault: null } | { position: null; fault: PositionFault }

/** Addresses that lead to a map, and say nothing of the place themselves. */
const SHORT_HOSTS =
  /^(?:maps\.app\.goo\.gl|goo\.gl|maps\.apple|kko\.to|kko\.kakao\.com|naver\.me|surl\.amap\.com)$/
const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`
const PAIR = new RegExp(String.raw`^\s*(${NUMBER})\s*[,，;\s]\s*(${NUMBER})(?:,|，|\s|$)`)
const DEGREES = String.raw`(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*[′'’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*[″"”]\s*)?`
const DEGREES_PAIR = new RegExp(`^${DEGREES}([NS])[,，\\s]*${DEGREES}([EW])$`, 'i')

/**
 * A position as typed (`51.4254, -116.1773`, `51°25′31″N 116°10′38″W`) or in a link of Google's, Apple's, Kakao's, Naver's or
 * Amap's maps, or OpenStreetMap.
 */
export function readPosition(typed: string): ReadPosition {
  const text = typed.normalize('NFKC').replaceAll('−', '-').trim()
  const url = urlOf(text)
  if (url && SHORT_HOSTS.test(url.hostname)) return { position: null, fault: 'shortLink' }
  const found = url ? inLink(url) : (readPair(text) ?? readDegrees(typed.trim()))
  if (!found) return { position: null, fault: url ? 'noPosition' : 'unreadable' }
  if (!isOnEarth(found)) return { position: null, fault: 'outside' }
  return { position: rounded(found), fault: null }
}

/** A position as the box shows it. */
export function writePosition({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`
}

function urlOf(text: string): URL | null {
  // Shared texts often have the place's name before the link.
  const link = /(?:https?:\/\/|nmap:\/\/|kakaomap:\/\/|geo:)\S+/i.exec(text)
  const bare = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/\S*$/i.test(text)
  const address = link?.[0] ?? (bare ? `https://${text}` : null)
  return address === null ? null : parseUrl(address)
}

function inLink(url: URL): Position | null {
  const host = url.hostname
  if (/(?:^|\.)(?:amap|gaode)\.com$/.test(host)) return inAmap(url)
  if (host.endsWith('kakao.com') || url.protocol === 'kakaomap:') return inKakao(url)
  if (host.endsWith('naver.com') || url.protocol === 'nmap:') return inParts(url)
  return inPin(url) ?? inParts(url) ?? inParameters(url) ?? inPath(url)
}

/** Google's pin. `@` in the same link is the middle of the screen. */
function inPin({ href }: URL): Position | null {
  const pin = new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`).exec(href)
  return pin ? position(pin[1], pin[2]) : null
}

const PAIRS = ['coordinate', 'll', 'q', 'query', 'destination', 'daddr', 'center', 'sll', 'p']

function inParameters({ searchParams }: URL): Position | null {
  return firstOf(PAIRS, (name) => readPair(searchParams.get(name)?.replace(/^loc:/, '') ?? ''))
}

/** `/@51.4,-116.2,15z`, `/maps/search/51.4,+-116.2`, `geo:51.4,-116.2`, `#map=15/51.4/-116.2` */
function inPath({ pathname, hash }: URL): Position | null {
  const osm = new RegExp(`^#map=[\\d.]+/(${NUMBER})/(${NUMBER})`).exec(hash)
  if (osm) return position(osm[1], osm[2])
  const parts = pathname
    .split('/')
    .map((part) => decoded(part).replace(/^@/, '').replaceAll('+', ''))
  return firstOf(parts.toReversed(), readPair)
}

const PARTS = [
  ['lat', 'lng'],
  ['lat', 'lon'],
  ['mlat', 'mlon'],
  ['latitude', 'longitude'],
] as const

function inParts({ searchParams }: URL): Position | null {
  return firstOf(PARTS, ([lat, lng]) => position(searchParams.get(lat), searchParams.get(lng)))
}

/** `/link/map/{name},{latitude},{longitude}`: the name may have commas, too. */
function inKakao(url: URL): Position | null {
  const path = decoded(url.pathname)
  const link = new RegExp(`[,/](${NUMBER}),(${NUMBER})$`).exec(path)
  return link ? position(link[1], link[2]) : inParameters(url)
}

/**
 * Amap's links have GCJ-02, which is shifted in China and the same as WGS 84 elsewhere, unless they say otherwise. Its links for
 * programs have the longitude first, those of its own site the latitude.
 */
function inAmap(url: URL): Position | null {
  const { searchParams } = url
  const first = (name: string) => readPair(searchParams.get(name) ?? '')
  const poi = /^[^,]*,(.*)$/.exec(searchParams.get('p') ?? '')
  const marked = first('position') ?? first('to') ?? first('dest')
  const found =
    (marked && { latitude: marked.longitude, longitude: marked.latitude }) ??
    first('q') ??
    readPair(poi?.[1] ?? '') ??
    inParts(url)
  if (!found || searchParams.get('coordinate') === 'wgs84') return found
  const [longitude, latitude] = gcoord.transform(
    [found.longitude, found.latitude],
    gcoord.GCJ02,
    gcoord.WGS84,
  )
  return { latitude, longitude }
}

function readPair(text: string): Position | null {
  const pair = PAIR.exec(text)
  return pair ? position(pair[1], pair[2]) : null
}

function readDegrees(text: string): Position | null {
  const found = DEGREES_PAIR.exec(text)
  if (!found) return null
  const [, latitude, minutes, seconds, north, longitude, minutesEast, secondsEast, east] = found
  return {
    latitude: degrees([latitude, minutes, seconds]) * (/s/i.test(north ?? '') ? -1 : 1),
    longitude: degrees([longitude, minutesEast, secondsEast]) * (/w/i.test(east ?? '') ? -1 : 1),
  }
}

function degrees([whole, minutes, seconds]: (string | undefined)[]): number {
  return Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
}

function position(latitude?: string | null, longitude?: string | null): Position | null {
  if (!latitude || !longitude) return null
  const found = { latitude: Number(latitude), longitude: Number(longitude) }
  return Number.isFinite(found.latitude) && Number.isFinite(found.longitude) ? found : null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | null,
): Found | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}
