import { app } from './app'
import type { Bindings } from './env'
import { runScheduled } from './jobs'
import { answerImage } from './pages/images'
import { answerMachinePage, machinePageOf } from './pages/machine-pages'
import { answerPage } from './pages/pages'
import { requestIdOf } from './platform/request'
import { consumeQueue } from './queues'

const API = /^[^:]+:\/\/[^/]+\/api(?:[/?#]|$)/

export default {
  async fetch(request, env, context) {
    if (API.test(request.url)) return app.fetch(request, env, context)
    const url = new URL(request.url)
    const { pathname } = url
    const machinePage = machinePageOf(pathname)
    const answer = pathname.startsWith('/img/')
      ? answerImage(request, env, context)
      : machinePage
        ? answerMachinePage(machinePage, request, env, context)
        : answerPage(request, env, { url, context, api: app.fetch })
    const response = await answer
    response.headers.set('x-request-id', requestIdOf(request))
    return response
  },
  queue: consumeQueue,
  scheduled: runScheduled,
} satisfies ExportedHandler<Bindings>
