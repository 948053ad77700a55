import type { Settings } from '../../env'
import { isTrialSite } from '../../http/rate-limits'

/** What stands at the desk in the place of a secret. */
const BLANK = '•••••'
const TOKEN = /([?&]|&amp;|&#38;)token=[\w-]+/g
const CODE = /(?<![\w#])\d{5}(?!\w)/g
const WITH_CODE = new Set(['verification', 'emailChange'])

/**
 * Whether the desk shows the codes and links of mails. They let somebody in, so it does only where no mail leaves the site:
 * without a transport, and in a trial, whose mails are files.
 */
export function showsSecrets(settings: Settings, requestUrl: string): boolean {
  return settings.mail.transport === 'none' || isTrialSite(settings, requestUrl)
}

/** The text of a mail without its code and without the token of its link. */
export function blankSecrets(template: string, text: string): string {
  const withoutToken = text.replace(TOKEN, `$1token=${BLANK}`)
  return WITH_CODE.has(template) ? withoutToken.replace(CODE, BLANK) : withoutToken
}
