import { z } from 'zod'
import { isEmailAddress } from '../accounts/email-address'
import { perLang, text, webAddress } from './settings-fields'

export const email = z.string().trim().max(200).refine(isEmailAddress, 'EmailInvalid')
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{5,30}$/)

export const companySettings = z.strictObject({
  name: text(80),
  shortName: text(40),
  legalName: text(120),
  foundedYear: z.int().min(1900).max(2100),
  gstNumber: text(40),
  licence: perLang(text(200)),
  insurance: perLang(text(200)),
  /** Inquiries are answered within this many hours. */
  answerHours: z.int().min(1).max(168),
  email,
  phone,
  /** The chat service for each language; with `hasQr`, a desktop shows a code to open it on a phone. */
  chat: perLang(z.strictObject({ url: webAddress, hasQr: z.boolean() })),
  address: z.strictObject({
    street: text(100),
    city: text(60),
    region: text(20),
    postalCode: text(20),
    country: text(60),
  }),
  /** The address on one line, in each language's word order. */
  addressLines: perLang(text(200)),
  privacyOfficer: perLang(text(100)),
  /** Nothing for `cn` that is blocked in mainland China. */
  social: perLang(z.array(z.strictObject({ name: text(40), url: webAddress })).max(10)),
})

export type CompanySettings = z.infer<typeof companySettings>
