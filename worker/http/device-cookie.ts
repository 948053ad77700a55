import { parse } from 'hono/utils/cookie'
import type { RequestScope } from './context'
import { keyedHash } from './keyed-hash'

/** Does not authenticate: it only distinguishes a browser in which a member has logged in from strangers'. */
export const DEVICE_COOKIE = 'device'

/** The token of the sender's browser; null without one. */
export function readDeviceToken(c: RequestScope): string | null {
  const token = parse(c.req.header('cookie') ?? '', DEVICE_COOKIE)[DEVICE_COOKIE] ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}

/** The token as `known_devices` stores it. */
export function hashDevice(c: RequestScope, token: string): string {
  return keyedHash(c.var.settings.pepper, 'device', token)
}
