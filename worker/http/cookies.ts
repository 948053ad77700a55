import type { RequestScope } from './context'
import { isTrialSite } from './rate-limits'

/** Attributes of every cookie: hidden from scripts and sent over https only. */
export function cookieAttributes({ req, var: { settings } }: Pick<RequestScope, 'req' | 'var'>) {
  // Safari refuses Secure cookies from http://localhost.
  const isTrial = req.url.startsWith('http:') && isTrialSite(settings, req.url)
  return { httpOnly: true, secure: !isTrial, sameSite: 'Lax' } as const
}
