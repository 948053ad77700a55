import type { Lang } from './contracts/languages'
import caErrors from '../web/platform/i18n/locales/page/ca/errors.json'
import cnErrors from '../web/platform/i18n/locales/page/cn/errors.json'
import krErrors from '../web/platform/i18n/locales/page/kr/errors.json'
import caMail from '../web/platform/i18n/locales/mail/ca/mail.json'
import cnMail from '../web/platform/i18n/locales/mail/cn/mail.json'
import krMail from '../web/platform/i18n/locales/mail/kr/mail.json'

/** The texts that the worker itself writes: messages of the API's errors, and mails. */
export interface OwnTexts {
  errors: typeof caErrors
  mail: typeof caMail
}

/** A build leaves these out, and names the asset that has them (`scripts/vite/own-texts.ts`). */
export const OWN_TEXTS: Partial<Record<Lang, OwnTexts>> = {
  kr: { errors: krErrors, mail: krMail },
  ca: { errors: caErrors, mail: caMail },
  cn: { errors: cnErrors, mail: cnMail },
}

export const OWN_TEXTS_FILE: string | null = null
