import ca from '../../../web/platform/i18n/locales/ca/mail.json'
import cn from '../../../web/platform/i18n/locales/cn/mail.json'
import kr from '../../../web/platform/i18n/locales/kr/mail.json'
import type { Lang } from '../../contracts/languages'

export type MailTexts = typeof ca

export const MAIL_TEXTS: Record<Lang, MailTexts> = { kr, ca, cn }
