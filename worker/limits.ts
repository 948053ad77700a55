/** Limits as events per window or case: `minute`, `hour`, `day`, `code`, … */
export const DEFAULT_LIMITS = {
  // Per network.
  login: { minute: 6, hour: 30 },
  signUpTry: { hour: 30 },
  signUp: { day: 5 },
  signUpWithoutSum: { day: 2 },
  verify: { hour: 30 },
  askForMail: { hour: 20 },
  reset: { hour: 30 },
  validate: { minute: 20, day: 200 },
  // Mails to a mailbox: per requesting neighbourhood, and for the account's known browsers together.
  codeMail: { hour: 3, day: 6 },
  resetMail: { hour: 3, day: 6 },
  // Mails to a mailbox: from everywhere together, without known browsers.
  codeMailElsewhere: { hour: 6, day: 12 },
  resetMailElsewhere: { hour: 6, day: 12 },
  /** Codes checked per address and day, before a try from each kind of place is refused. */
  wrongCode: { elsewhere: 7, change: 8, signUp: 10 },
  // Per login name, from all places that are not known for the account.
  wrongPasswordElsewhere: { day: 50 },
  // Per member.
  export: { hour: 10 },
  emailChange: { hour: 5 },
  session: { member: 10 },
  device: { member: 10 },
  /** Wrong passwords per place before the first delay. */
  wrongPassword: { place: 5 },
  /** Tries per known place and code; per other network and day across all codes of an address. */
  codeTry: { place: 5 },

  // Per member: posts (topics and replies together) per day of Calgary, reports per day.
  post: { day: 10 },
  report: { day: 20 },

  // Messages of the two public forms, `contact` (confirmations and inquiries count separately) and `booking` (requests for
  // trips). Within these limits their mails are sent; beyond, the message is stored and its mails are held.
  /** Per network. */
  contact: { hour: 5 },
  booking: { hour: 5 },
  /** Per neighbourhood of networks. */
  contactNearby: { hour: 20 },
  bookingNearby: { hour: 20 },
  /** For the whole site. */
  contactSite: { day: 200 },
  bookingSite: { day: 200 },
  /** Mails to the typed mailbox: per requesting neighbourhood. */
  contactMail: { hour: 2, day: 5 },
  bookingMail: { day: 3 },
  /** Mails to the typed mailbox: from everywhere together. */
  contactMailElsewhere: { hour: 4, day: 10 },
  bookingMailElsewhere: { day: 6 },
  // Within these the message is stored: per network, per neighbourhood, and for the whole site.
  contactTaken: { day: 20 },
  bookingTaken: { day: 20 },
  contactTakenNearby: { day: 60 },
  bookingTakenNearby: { day: 60 },
  contactTakenSite: { day: 600 },
  bookingTakenSite: { day: 2000 },
  /** Per member, logged in or in a browser where that was; the limits above are for all others. */
  contactMember: { day: 10 },
  bookingMember: { day: 10 },
  /** Per network without a solved sum question, in addition. */
  contactUnanswered: { hour: 2 },

  /** Months of a tour's calendar, per network. */
  calendar: { minute: 120 },
  // Guests' calls: opening or requesting links, and wrong links, per network.
  guestLink: { minute: 60 },
  guestWrongLink: { hour: 20 },
  /** Codes of a booking that a network tries. */
  guestCode: { hour: 5, day: 10 },
  /** Per booking: tries of its codes from all networks, before the codes end. */
  guestCodeTry: { day: 20 },
  // Mails of a booking's link: per requesting neighbourhood and for the guest's browser, and all neighbourhoods together.
  guestLinkMail: { day: 3 },
  guestLinkMailElsewhere: { day: 6 },
  // Per booking.
  guestAct: { hour: 20 },
  guestMessage: { day: 20 },
  guestAsk: { day: 5 },
  guestClaim: { day: 5 },
  guestStory: { day: 5 },
  guestReceipt: { day: 5 },

  /** Reports of a guide from the road. */
  crewMark: { hour: 300 },

  /** Statement files that an admin imports. */
  bankImport: { day: 20 },

  /** Mails that come to the address of e-Transfers, for the whole site. */
  bankMail: { day: 300 },

  /** Backups that admins start, for the whole site. */
  backup: { day: 6 },

  // Uploads per member: tour images, avatars.
  upload: { hour: 300 },
  avatar: { hour: 10 },
}

type Defaults = typeof DEFAULT_LIMITS
type LimitTable = Record<string, Record<string, number>>

/** Every limit of this deployment, such as `limits.post.day`. */
export type Limits = { readonly [What in keyof Defaults]: Readonly<Defaults[What]> }

const ENTRY = /^(?<what>\w+)\.(?<per>\w+)\s*=\s*(?<events>\d{1,6})$/

/**
 * Parses the setting LIMITS: a list such as `production, post.day=20, login.minute=12`. The word `production` applies
 * network limits to loopback addresses too; a name with a number overrides a default.
 * @throws Error that names an entry that is not a known limit or not a whole number of at most six digits
 */
export function parseLimits(setting = ''): { limits: Limits; isProduction: boolean } {
  const limits: LimitTable = structuredClone(DEFAULT_LIMITS)
  const entries = splitList(setting)
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

/** The parts of a list with commas. */
export function splitList(setting = ''): string[] {
  return setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function namesOf(limits: LimitTable): string {
  const names = Object.entries(limits).flatMap(([what, limit]) =>
    Object.entries(limit).map(([per, events]) => `${what}.${per}=${events}`),
  )
  return ['production', ...names].join(', ')
}
