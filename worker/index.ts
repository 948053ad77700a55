import { app } from './app'
import type { Bindings } from './env'
import { answerPage } from './pages/pages'

export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === '/api' || pathname.startsWith('/api/')) return app.fetch(request, env, context)
    return answerPage(request, env, { context, api: app.fetch })
  },
} satisfies ExportedHandler<Bindings>
