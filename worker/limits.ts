import { ACCOUNTS_LIMITS } from './features/accounts/accounts.limits'
import { BOARD_LIMITS } from './features/board/board.limits'
import { CONTACT_LIMITS } from './features/contact/contact.limits'
import { IMAGES_LIMITS } from './features/tours/gallery.limits'

/** What is limited, and how many events are let through for each of what follows: `minute`, `hour`, `day`, `code`, … */
const DEFAULT_LIMITS = { ...ACCOUNTS_LIMITS, ...BOARD_LIMITS, ...CONTACT_LIMITS, ...IMAGES_LIMITS }

type Defaults = typeof DEFAULT_LIMITS
type LimitTable = Record<string, Record<string, number>>

/** Every limit of this deployment, such as `limits.post.day`. */
export type Limits = { readonly [What in keyof Defaults]: Readonly<Defaults[What]> }

const ENTRY = /^(?<what>\w+)\.(?<per>\w+)\s*=\s*(?<events>\d{1,6})$/

/**
 * The setting LIMITS: a list such as `production, post.day=20, login.minute=12`. The word `production` keeps the limits of
 * networks on a loopback address; a name with a number takes the place of a default.
 * @throws Error that names the entry which is no known limit or no whole number of at most six digits
 */
export function parseLimits(setting = ''): { limits: Limits; isProduction: boolean } {
  const limits: LimitTable = structuredClone(DEFAULT_LIMITS)
  const entries = setting
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  for (const entry of entries) {
    if (entry === 'production') continue
    const { what = '', per = '', events = '' } = ENTRY.exec(entry)?.groups ?? {}
    const limit = Object.hasOwn(limits, what) ? limits[what] : undefined
    if (!limit || !Object.hasOwn(limit, per))
      throw new Error(`LIMITS: "${entry}" is not one of ${namesOf(limits)}`)
    limit[per] = Number(events)
  }
  return { limits: limits as Limits, isProduction: entries.includes('production') }
}

function namesOf(limits: LimitTable): string {
  const names = Object.entries(limits).flatMap(([what, limit]) =>
    Object.entries(limit).map(([per, events]) => `${what}.${per}=${events}`),
  )
  return ['production', ...names].join(', ')
}
