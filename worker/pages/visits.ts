import { readAddress } from '../../web/edge'
import type { Bindings } from '../env'
import { countVisit } from '../features/desk/visits'
import { isLang } from '../platform/language.contract'

/** Counts a page that was shown; what is not found, redirected or no page counts nothing. Returns the answer. */
export async function counted(
  answer: Promise<Response>,
  request: Request,
  { env, context }: { env: Bindings; context: ExecutionContext },
): Promise<Response> {
  const response = await answer
  const lang = response.headers.get('content-language')
  if (request.method === 'GET' && response.status === 200 && isLang(lang))
    countVisit(env, context, { lang, kind: kindOf(request), userAgent: request.headers.get('user-agent') })
  return response
}

function kindOf(request: Request): string {
  const { path } = readAddress(new URL(request.url).pathname)
  if (path === '/') return 'home'
  if (/^\/tour\/\d+\/\d+/i.test(path)) return 'topic'
  return /^\/tour\//i.test(path) ? 'tour' : 'page'
}
