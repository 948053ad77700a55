import { readAddress } from '../../web/edge'
import type { Bindings } from '../env'
import { countVisit } from '../features/desk/visits'
import { LANG_TAG, LANGS } from '../platform/language.contract'
import { pageSubject } from './page-kind'

/** Counts a page that was shown; what is not found, redirected, no page or the staff's own counts nothing. Returns the answer. */
export async function counted(
  answer: Promise<Response>,
  request: Request,
  { pathname, env, context }: { pathname: string; env: Bindings; context: ExecutionContext },
): Promise<Response> {
  const response = await answer
  const tag = response.headers.get('content-language')
  const lang = LANGS.find((each) => LANG_TAG[each] === tag)
  const { kind } = pageSubject(readAddress(pathname).path)
  if (request.method === 'GET' && response.status === 200 && lang && kind !== 'admin')
    countVisit(env, context, { lang, kind, userAgent: request.headers.get('user-agent') })
  return response
}
