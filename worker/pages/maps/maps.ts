import { readMapAddress } from '../../contracts/tours/map-address'
import { layOutRoute } from '../../contracts/tours/route-map'
import type { Bindings } from '../../env'
import { requestIdOf } from '../../http/request'
import { logFailure } from '../../log'
import { readAsset } from '../../read-asset'
import { MAP_SHAPES, MAP_SHAPES_FILE, type MapShapes } from './map-shapes'
import { drawMap } from './map-drawing'

const WEEK_S = 7 * 24 * 60 * 60
const NONE: MapShapes = { lakes: [], ice: [], rivers: [] }

let read: Promise<MapShapes> | undefined

/** Serves `/map/{look}/{stops}.svg`, drawn from its address alone: it reads no store and tells nothing of a tour. */
export async function respondWithMap(request: Request, env: Bindings): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const asked = readMapAddress(new URL(request.url).pathname)
  const map = asked && layOutRoute(asked.stops)
  if (!map)
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const shapes = await shapesFor(request, env)
  const headers = {
    'content-type': 'image/svg+xml',
    // Opened by itself it runs nothing and loads nothing.
    'content-security-policy': "default-src 'none'; sandbox",
    // Without its shapes it is drawn again.
    'cache-control': shapes === NONE ? 'no-store' : `public, max-age=${WEEK_S}`,
  }
  return new Response(request.method === 'HEAD' ? null : drawMap(map, shapes, asked.look), {
    headers,
  })
}

/** Read once an isolate. A map without them still has its stops. */
async function shapesFor(request: Request, env: Bindings): Promise<MapShapes> {
  if (MAP_SHAPES) return MAP_SHAPES
  try {
    read ??= readAsset<MapShapes>(env.ASSETS, MAP_SHAPES_FILE ?? '')
    return await read
  } catch (failure) {
    read = undefined
    logFailure('data.failed', failure, { requestId: requestIdOf(request) })
    return NONE
  }
}
