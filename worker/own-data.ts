import { BOOKING_INVARIANTS } from './booking-invariants.data'
import { MONEY_INVARIANTS } from './money-invariants.data'
import { COMMON_PASSWORDS } from './common-passwords.data'
import type { Lang } from './contracts/languages'
import { SIMPLIFIED, TRADITIONAL } from './simplified-characters.data'
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

interface OwnData {
  texts: Record<Lang, OwnTexts>
  /** In lower case, with a space or a line's end between them. */
  commonPasswords: string
  /** Chinese characters, each at the place of its other form. */
  characters: { traditional: string; simplified: string }
  /** Queries for rows of bookings that must not exist, by fault. */
  invariants: Record<string, string>
}

/** A build leaves it out, and names the asset that has it (`scripts/vite/own-data.ts`). */
export const OWN_DATA: Partial<OwnData> = {
  texts: {
    kr: { errors: krErrors, mail: krMail },
    ca: { errors: caErrors, mail: caMail },
    cn: { errors: cnErrors, mail: cnMail },
  },
  commonPasswords: COMMON_PASSWORDS,
  characters: { traditional: TRADITIONAL, simplified: SIMPLIFIED },
  invariants: { ...BOOKING_INVARIANTS, ...MONEY_INVARIANTS },
}

export const OWN_DATA_FILE: string | null = null
