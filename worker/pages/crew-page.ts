import type { Bindings } from '../env'
import { NOT_STORED } from './page-making'

const ADDRESS = /^\/crew\/[1-9]\d{0,14}\/?$/
const DOCUMENT = '/crew/page.html'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': NOT_STORED,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types worker',
].join('; ')

export function isCrewPage({ pathname }: URL): boolean {
  return ADDRESS.test(pathname)
}

/** The page of a guide on the road: one document for all links, which says nothing about any of them. */
export async function respondWithCrewPage(request: Request, env: Bindings): Promise<Response> {
  const { method } = request
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const found = await env.ASSETS.fetch(new URL(DOCUMENT, request.url).href)
  const html = await found.text()
  const headers = new Headers(HEADERS)
  // The dev server adds scripts of its own, which the policy would refuse.
  if (!html.includes('/@vite/client')) headers.set('content-security-policy', POLICY)
  return new Response(method === 'HEAD' ? null : html, { status: found.status, headers })
}
