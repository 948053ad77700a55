import type { Settings } from '../../env'
import { isTrialSite } from '../../http/rate-limits'
import { BOOKING_TEXTS } from './letters/booking-words'

const BLANK = '•••••'
const TOKEN = /([?&]|&amp;|&#38;)token=[\w-]+/g
/** Of a booking: `/trip/…#k=…`. */
const GUEST_KEY = /#k=[\w-]+/g
/** Of a booking's mail, after the sentence that names it. */
const guestCode = () =>
  new RegExp(
    `(${Object.values(BOOKING_TEXTS)
      .map(({ code }) => code.replace('{{code}}', ''))
      .join('|')})\\d{6}`,
    'g',
  )
const CODE = /(?<![\w#])\d{5}(?!\w)/g
const WITH_CODE = new Set(['verification', 'emailChange'])

/** Codes and links in mails are credentials: the desk shows them only on a site that sends no mail. */
export function showsSecrets(settings: Settings, requestUrl: string): boolean {
  return settings.mail.transport === 'none' || isTrialSite(settings, requestUrl)
}

export function blankSecrets(template: string, text: string): string {
  const withoutToken = text
    .replace(TOKEN, `$1token=${BLANK}`)
    .replace(GUEST_KEY, `#k=${BLANK}`)
    .replace(guestCode(), `$1${BLANK}`)
  return WITH_CODE.has(template) ? withoutToken.replace(CODE, BLANK) : withoutToken
}
