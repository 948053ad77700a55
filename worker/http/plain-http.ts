import type { ErrorBody } from '../contracts/errors'
import { settingsOf, type Bindings } from '../env'
import { AppError, errorMessage } from './errors'
import { requestIdOf } from './request'
import { langOfRequest } from './request-language'

const READS = new Set(['GET', 'HEAD'])
/** Monitors may ask without encryption: nothing secret goes either way. */
const HEALTH = '/api/health'

/**
 * The response to an unencrypted request of a site that has an https address: reads are sent there, writes refused, as
 * what they carry was already readable on the way. Null for any other request.
 */
export function refusePlainHttp(request: Request, env: Bindings): Response | null {
  if (!request.url.startsWith('http:') || !settingsOf(env).baseUrl.startsWith('https:')) return null
  const url = new URL(request.url)
  if (url.pathname === HEALTH) return null
  if (!READS.has(request.method)) return refuseWrite(request)
  url.protocol = 'https:'
  return new Response(null, { status: 308, headers: { location: url.href } })
}

function refuseWrite(request: Request): Response {
  const { code, status } = new AppError('HttpsNeeded')
  const body: ErrorBody = {
    code,
    msg: errorMessage(code, langOfRequest(request)),
    requestId: requestIdOf(request),
  }
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })
}
