import { receiveBankMail } from './bookings/bank/mails/receive-bank-mail'
import { callApi } from './call-api'
import type { WebApp } from './contracts/rendering'
import type { Bindings } from './env'
import { runScheduled } from './jobs'
import { loadOwnData } from './load-own-data'
import { isCrewPage, respondWithCrewPage } from './pages/crew-page'
import { respondWithImage } from './pages/images'
import { isMapAddress } from './contracts/tours/map-address'
import { respondWithMachinePage, machinePageOf } from './pages/machine-pages'
import { respondWithPage } from './pages/pages'
import { refusePlainHttp } from './http/plain-http'
import { requestIdOf } from './http/request'
import { addSecurityHeaders } from './http/security-headers'
import { consumeQueue } from './queues'

const API = /^[^:]+:\/\/[^/]+\/api(?:[/?#]|$)/
/** A page that searches needs the forms of Chinese characters. */
const WITH_OWN_DATA = /^[^:]+:\/\/[^/]+\/(?:api|search)(?:[/?#]|$)/

/** The handlers that the platform calls. */
export interface SiteWorker {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) => Promise<Response>
  queue: typeof consumeQueue
  email: typeof receiveBankMail
  scheduled: typeof runScheduled
}

/** The worker around the web's pages, which it gets from `index.ts` so that no other file of it imports the web. */
export function makeWorker(web: WebApp): SiteWorker {
  return {
    async fetch(request, env, context) {
      if (WITH_OWN_DATA.test(request.url)) await loadOwnData(env.ASSETS)
      const response =
        refusePlainHttp(request, env) ?? (await respond(request, { env, context, web }))
      response.headers.set('x-request-id', requestIdOf(request))
      addSecurityHeaders(response.headers, request)
      return response
    },
    queue: consumeQueue,
    email: receiveBankMail,
    scheduled: runScheduled,
  }
}

async function respond(
  request: Request,
  { env, context, web }: { env: Bindings; context: ExecutionContext; web: WebApp },
): Promise<Response> {
  if (API.test(request.url)) return callApi(request, env, context)
  const url = new URL(request.url)
  const { pathname } = url
  if (pathname.startsWith('/img/')) return respondWithImage(request, env, context)
  if (isMapAddress(pathname)) {
    const { respondWithMap } = await import('./pages/maps/maps')
    return respondWithMap(request, env)
  }
  const machinePage = machinePageOf(pathname)
  if (machinePage) return respondWithMachinePage(machinePage, request, env, context)
  if (isCrewPage(url)) return respondWithCrewPage(request, env)
  return respondWithPage(request, { env, context, url, web, api: callApi })
}
