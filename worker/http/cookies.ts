import type { RequestScope } from './context'
import { isTrialSite } from './rate-limits'

/** Attributes of every cookie that the worker sets: no script reads it, and it is sent over https only. */
export function cookieAttributes({ req, var: { settings } }: Pick<RequestScope, 'req' | 'var'>) {
  // Safari keeps no Secure cookie from http://localhost, where a trial runs.
  const isTrial = req.url.startsWith('http:') && isTrialSite(settings, req.url)
  return { httpOnly: true, secure: !isTrial, sameSite: 'Lax' } as const
}
