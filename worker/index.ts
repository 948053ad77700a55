import { app } from './app'
import type { Bindings } from './env'
import { runScheduled } from './jobs'
import { answerImage } from './pages/images'
import { answerMachinePage, machinePageOf } from './pages/machine-pages'
import { answerPage } from './pages/pages'
import { counted } from './pages/visits'
import { consumeQueue } from './queues'

export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === '/api' || pathname.startsWith('/api/')) return app.fetch(request, env, context)
    if (pathname.startsWith('/img/')) return answerImage(request, env, context)
    const machinePage = machinePageOf(pathname)
    if (machinePage) return answerMachinePage(machinePage, request, env, context)
    return counted(answerPage(request, env, { context, api: app.fetch }), request, { env, context })
  },
  queue: consumeQueue,
  scheduled: runScheduled,
} satisfies ExportedHandler<Bindings>
