/** What is limited, and how many events are let through for each of what follows: `minute`, `hour`, `day`, `code`, … */
export const DEFAULT_LIMITS = {
  // Of a network.
  login: { minute: 6, hour: 30 },
  signUpTry: { hour: 30 },
  signUp: { day: 5 },
  signUpWithoutSum: { day: 2 },
  verify: { hour: 30 },
  askForMail: { hour: 20 },
  reset: { hour: 30 },
  validate: { minute: 20, day: 200 },
  // Mails to a mailbox: of each network that asks for them, and of the account's known browsers together.
  codeMail: { hour: 3, day: 6 },
  resetMail: { hour: 3, day: 6 },
  // The same of all networks together, known browsers apart.
  codeMailElsewhere: { hour: 6, day: 12 },
  resetMailElsewhere: { hour: 6, day: 12 },
  /** Codes compared for an address in a day: how many there may have been before a try from each kind of place. */
  wrongCode: { elsewhere: 7, change: 8, signUp: 10 },
  // Of a login name, from all places that are not known for the account.
  wrongPasswordElsewhere: { day: 50 },
  // Of a member.
  export: { hour: 10 },
  emailChange: { hour: 5 },
  session: { member: 10 },
  device: { member: 10 },
  /** Wrong passwords of one place before its first wait. */
  wrongPassword: { place: 5 },
  /** Tries of a known place with one verification code, of another network with all codes of an address in a day. */
  codeTry: { place: 5 },

  // Of one member: posts (topics and replies together) in a calendar day of Calgary, reports in a day.
  post: { day: 10 },
  report: { day: 20 },

  // Mails of the contact form, confirmations and enquiries each on their own.
  /** Of a network. */
  contact: { hour: 5 },
  /** Of a network that leaves the sum unanswered, besides the one above. */
  contactUnanswered: { hour: 2 },
  /** Of a typed e-mail address. */
  contactSender: { hour: 2, day: 5 },
  /** Of everybody together. */
  contactSite: { day: 200 },

  // Uploads of one member: pictures of tours, pictures of oneself.
  upload: { hour: 60 },
  avatar: { hour: 10 },
}

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
