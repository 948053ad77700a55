import type { Settings } from '../../env'
import { isLoopback } from '../../http/rate-limits'

const LOCAL_BASE_URL = 'http://localhost:8787'

/**
 * Origin of the links in mails: the configured one, because the Host header can be forged. Without one, the request's
 * origin is used on loopback and on workers.dev, where Cloudflare routes only requests for the worker's own name.
 */
export function linkBase(settings: Settings, requestUrl?: string): string {
  if (settings.baseUrl) return settings.baseUrl
  if (requestUrl === undefined) return LOCAL_BASE_URL
  const { origin, hostname, protocol } = new URL(requestUrl)
  const isOwn =
    isLoopback(requestUrl) || (protocol === 'https:' && hostname.endsWith('.workers.dev'))
  return isOwn ? origin : LOCAL_BASE_URL
}
