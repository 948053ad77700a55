import { foldTyped } from '../text/fold-typed'

/** E-mail addresses, checked in linear time and as they were meant: `ｇｕｅｓｔ＠example.com` is plain. */

import { parseUrl } from '../text/parse-url'

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/
const NEVER_IN_A_DOMAIN = /[\p{Cc}\s%:/?#\\[\]<>"'`,;()|^{}@]/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const DOMAIN_MAX = 253

/** Whether the text is one address that mail can be sent to. Spaces around it are allowed. */
export function isEmailAddress(text: string): boolean {
  const [local, domain, ...others] = foldTyped(text).split('@')
  if (local === undefined || domain === undefined || others.length > 0) return false
  const isLocalGood =
    LOCAL_PART.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  return isLocalGood && asciiDomain(domain) !== null
}

/** The form in which an address is stored: folded, the domain in lower-case ASCII (punycode), the rest as written. */
export function normaliseEmail(address: string): string {
  const [local = '', domain = ''] = foldTyped(address).split('@')
  return `${local}@${asciiDomain(domain) ?? domain}`
}

/** The form in which limits count an address: lower case, without a `+tag`, which is the same mailbox. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = normaliseEmail(address).toLowerCase().split('@')
  const [name] = local.split('+')
  return `${name || local}@${domain}`
}

function asciiDomain(domain: string): string | null {
  if (domain.length > DOMAIN_MAX || NEVER_IN_A_DOMAIN.test(domain)) return null
  const hostname = parseUrl(`http://${domain}`)?.hostname
  const labels = hostname?.split('.') ?? []
  const isName =
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? '')
  return isName && hostname ? hostname : null
}
