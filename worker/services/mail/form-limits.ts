import { mailboxOf } from '../../contracts/accounts/email-address'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { keyedHash } from '../../http/keyed-hash'
import {
  firstUsedUp,
  loopbackFactor,
  neighbourhoodKey,
  networkKey,
  type Count,
} from '../../http/rate-limits'
import { findKnownMember } from '../members/known-member'
import { mailCounts } from './mail-counts'

/**
 * Limits of the public forms. A message beyond what the site mails is stored, and its mails wait for the desk: a sender who
 * uses up a limit shuts the form for no other sender.
 */

/** The mails of a message that wait for the desk. */
export interface HeldMails {
  /** Those to the typed address. */
  toSender: boolean
  toCompany: boolean
}

type Form = 'booking' | 'contact'

interface Message {
  form: Form
  /** Separates counts of one form. */
  part?: string
  /** The typed address. */
  email: string
}

const NONE: HeldMails = { toSender: false, toCompany: false }

/**
 * Counts a message of a form. A member has an own share of them, and one's own proven address is not counted as a
 * mailbox that others may use up.
 * @throws AppError TooManyRequests when no more messages are stored for this sender
 */
export async function countMessage(c: RequestScope, message: Message): Promise<HeldMails> {
  const { form, part = '', email } = message
  const member = await findKnownMember(c)
  const mailbox = member?.emailKey === email.toLowerCase() ? [] : mailboxCounts(c, message)
  if (member) {
    const own: Count = { what: `${form}Member`, key: `${part}${member.userId}` }
    const usedUp = await firstUsedUp(c.var, [own, ...mailbox])
    if (usedUp?.count !== own) return { ...NONE, toSender: usedUp !== null }
  }
  const stored = storedCounts(c, message)
  const usedUp = await firstUsedUp(c.var, [...stored, ...mailedCounts(c, message), ...mailbox])
  if (!usedUp) return NONE
  const { count, retryAfterSeconds } = usedUp
  if (stored.includes(count)) throw new AppError('TooManyRequests', { retryAfterSeconds })
  return { toSender: true, toCompany: !mailbox.includes(count) }
}

/** Counts a mail to a typed address. Returns whether it is to be held. */
export async function countMail(c: RequestScope, message: Message): Promise<boolean> {
  return (await firstUsedUp(c.var, mailboxCounts(c, message))) !== null
}

function storedCounts(c: RequestScope, { form, part = '' }: Message): Count[] {
  const factor = loopbackFactor(c)
  return [
    { what: `${form}Taken`, key: part + networkKey(c), factor },
    { what: `${form}TakenNearby`, key: part + neighbourhoodKey(c), factor },
    { what: `${form}TakenSite`, key: part || 'site', factor },
  ]
}

function mailedCounts(c: RequestScope, { form, part = '' }: Message): Count[] {
  const factor = loopbackFactor(c)
  return [
    { what: form, key: part + networkKey(c), factor },
    { what: `${form}Nearby`, key: part + neighbourhoodKey(c), factor },
    { what: `${form}Site`, key: part || 'site', factor },
  ]
}

function mailboxCounts(c: RequestScope, { form, part = '', email }: Message): Count[] {
  const mailbox = keyedHash(c.var.settings.pepper, 'mailbox', mailboxOf(email))
  return mailCounts(c, `${form}Mail`, part + mailbox)
}
