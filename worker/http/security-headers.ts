/** Browsers come back over https for two years, to the site and all hosts below it. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains; preload'

/**
 * What an answer says unless it says otherwise: nothing in it may load, run, be framed or be used by another site.
 * `web/public/_headers` says the same of the files that are served without the worker.
 */
export const ANSWER_HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const

const DEFAULTS = Object.entries(ANSWER_HEADERS)

/** Completes the headers of an answer of any kind, errors included; called once, where the answer leaves the worker. */
export function addSecurityHeaders(headers: Headers, request: Request): void {
  for (const [name, value] of DEFAULTS) if (!headers.has(name)) headers.set(name, value)
  // Over plain http the header means nothing and must not be sent (RFC 6797, 7.2).
  if (request.url.startsWith('https:')) headers.set('strict-transport-security', STRICT_TRANSPORT)
}
