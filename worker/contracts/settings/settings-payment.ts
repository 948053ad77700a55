import { z } from 'zod'
import { payLink } from '../bookings/guest-money'
import { PAY_METHODS } from '../bookings/pay-methods'
import { LANGS } from '../languages'
import { text } from './settings-fields'
import { recordOf } from '../record-of'
import { BANK_FIELDS, KOREAN_BANK_FIELDS, PAYMENT_MARKS } from './setting-groups'
import { email } from './settings-company'

const WAYS = [...PAY_METHODS, 'payLink'] as const

const everywhere = () => recordOf(LANGS, () => true)
const offeredIn = z.strictObject(recordOf(LANGS, () => z.boolean()))

const bankText = text(200)
const koreanBankText = text(100)

export const bankSettings = z.strictObject({
  canadian: z.strictObject({ ...recordOf(BANK_FIELDS, () => bankText), eTransferEmail: email }),
  /** Null until there is such an account. */
  korean: z.strictObject(recordOf(KOREAN_BANK_FIELDS, () => koreanBankText)).nullable(),
  /** Where guests can pay otherwise, with `{amount}`, `{currency}` and `{reference}`; empty for nowhere. */
  payLink: payLink.default(''),
  /** Whether guests can pay by card at that address. */
  takesCards: z.boolean().default(false),
  /** Whether the sender of a wire bears all its fees. */
  senderPaysFees: z.boolean().default(true),
  /** The languages of the guests to whom each way to pay is offered. */
  offered: z
    .strictObject(recordOf(WAYS, () => offeredIn))
    .default(() => recordOf(WAYS, everywhere)),
})

/** The part that pages show. */
export const publicBank = bankSettings.omit({ offered: true, takesCards: true, payLink: true })

export const footerSettings = z
  .strictObject({
    /** Logos of the accepted payment methods. */
    payment: z
      .array(z.enum(PAYMENT_MARKS))
      .refine((marks) => new Set(marks).size === marks.length, 'Invalid'),
  })
  .meta({ id: 'FooterSettings' })

export type BankSettings = z.infer<typeof bankSettings>
export type PublicBank = z.infer<typeof publicBank>
