import { callApi } from './call-api'
import type { Bindings } from './env'
import { runScheduled } from './jobs'
import { respondWithImage } from './pages/images'
import { respondWithMachinePage, machinePageOf } from './pages/machine-pages'
import { respondWithPage } from './pages/pages'
import { requestIdOf } from './http/request'
import { addSecurityHeaders } from './http/security-headers'
import { consumeQueue } from './queues'

const API = /^[^:]+:\/\/[^/]+\/api(?:[/?#]|$)/

export default {
  async fetch(request, env, context) {
    const response = await respond(request, env, context)
    response.headers.set('x-request-id', requestIdOf(request))
    addSecurityHeaders(response.headers, request)
    return response
  },
  queue: consumeQueue,
  scheduled: runScheduled,
} satisfies ExportedHandler<Bindings>

async function respond(request: Request, env: Bindings, context: ExecutionContext) {
  if (API.test(request.url)) return callApi(request, env, context)
  const url = new URL(request.url)
  const { pathname } = url
  if (pathname.startsWith('/img/')) return respondWithImage(request, env, context)
  const machinePage = machinePageOf(pathname)
  if (machinePage) return respondWithMachinePage(machinePage, request, env, context)
  return respondWithPage(request, env, { url, context, api: callApi })
}
