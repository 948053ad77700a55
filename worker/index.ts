import { app } from './app'
import type { Bindings } from './env'
import { runScheduled } from './jobs'
import { answerImage } from './pages/images'
import { answerMachinePage, machinePageOf } from './pages/machine-pages'
import { answerPage } from './pages/pages'
import { requestIdOf } from './platform/request'
import { addSecurityHeaders } from './platform/security-headers'
import { consumeQueue } from './queues'

const API = /^[^:]+:\/\/[^/]+\/api(?:[/?#]|$)/

export default {
  async fetch(request, env, context) {
    const response = await answer(request, env, context)
    response.headers.set('x-request-id', requestIdOf(request))
    addSecurityHeaders(response.headers, request)
    return response
  },
  queue: consumeQueue,
  scheduled: runScheduled,
} satisfies ExportedHandler<Bindings>

async function answer(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  if (API.test(request.url)) return app.fetch(request, env, context)
  const url = new URL(request.url)
  const { pathname } = url
  if (pathname.startsWith('/img/')) return answerImage(request, env, context)
  const machinePage = machinePageOf(pathname)
  if (machinePage) return answerMachinePage(machinePage, request, env, context)
  return answerPage(request, env, { url, context, api: app.fetch })
}
