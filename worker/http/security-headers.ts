/** Two years, for the site and all its subdomains. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains; preload'

/** Default headers: other sites may do nothing with a response. `web/public/_headers` has the same for static files. */
export const DEFAULT_HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const

const DEFAULTS = Object.entries(DEFAULT_HEADERS)

/** Completes the headers of every response, errors included; called once, where it leaves the worker. */
export function addSecurityHeaders(headers: Headers, request: Request): void {
  for (const [name, value] of DEFAULTS) if (!headers.has(name)) headers.set(name, value)
  // Over plain http the header must not be sent (RFC 6797, 7.2).
  if (request.url.startsWith('https:')) headers.set('strict-transport-security', STRICT_TRANSPORT)
}
