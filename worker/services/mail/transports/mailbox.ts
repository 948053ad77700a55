import type { OutgoingMail } from './transport'

/** What has a meaning in a list of addresses (RFC 5322, 3.2.3): unquoted, `Tours, Inc. <a@b>` is two of them. */
const SPECIAL = /[()<>[\]:;@\\,."]/

/** An address with a name, in Unicode. */
export function mailboxText({ name, email }: OutgoingMail['from']): string {
  const phrase = SPECIAL.test(name) ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"` : name
  return `${phrase} <${email}>`
}
