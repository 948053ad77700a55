import { z } from 'zod'
import { isEmailAddress } from './email-address'
import { perLang, text, webAddress } from './settings-fields'
import { REGIONS } from './regions'
import { recordOf } from './record-of'
import { BANK_FIELDS, KOREAN_BANK_FIELDS, PAYMENT_MARKS } from './setting-groups'

/** The company's texts: regions, contact, bank, footer. */

const email = z.string().trim().max(200).refine(isEmailAddress, 'EmailInvalid')
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{5,30}$/)

export const regionSettings = z
  .array(
    z.strictObject({
      /** Fixed: tours and addresses name it. */
      id: z.number().int().min(0),
      slug: z.string(),
      name: perLang(text(40)),
      /** In the menu, with a page of its own. */
      isShown: z.boolean(),
      hasPickup: z.boolean(),
    }),
  )
  .max(50)
  .refine((regions) => isOrderOf(regions, REGIONS), 'Invalid')

interface NamedRegion {
  id: number
  slug: string
}

/** Every region once; 0, which means all of them, comes first. */
function isOrderOf(regions: readonly NamedRegion[], known: readonly NamedRegion[]): boolean {
  return (
    regions[0]?.id === 0 &&
    regions.length === known.length &&
    known.every(({ id, slug }) =>
      regions.some((region) => region.id === id && region.slug === slug),
    )
  )
}

export const companySettings = z.strictObject({
  name: text(80),
  shortName: text(40),
  legalName: text(120),
  foundedYear: z.number().int().min(1900).max(2100),
  gstNumber: text(40),
  licence: perLang(text(200)),
  insurance: perLang(text(200)),
  /** An inquiry is answered within so many hours. */
  answerHours: z.number().int().min(1).max(168),
  email,
  phone,
  /** The chat that each language's readers use; with `hasQr`, a desktop opens it by phone. */
  chat: perLang(z.strictObject({ url: webAddress, hasQr: z.boolean() })),
  address: z.strictObject({
    street: text(100),
    city: text(60),
    region: text(20),
    postalCode: text(20),
    country: text(60),
  }),
  /** One line, in each language's order. */
  addressLines: perLang(text(200)),
  privacyOfficer: perLang(text(100)),
  /** Nothing for `cn` that mainland China blocks. */
  social: perLang(z.array(z.strictObject({ name: text(40), url: webAddress })).max(10)),
})

export const bankSettings = z.strictObject({
  canadian: z.strictObject({ ...recordOf(BANK_FIELDS, () => text(200)), eTransferEmail: email }),
  /** Null until there is one. */
  korean: z.strictObject(recordOf(KOREAN_BANK_FIELDS, () => text(100))).nullable(),
})

export const footerSettings = z
  .strictObject({
    /** Marks of the accepted ways to pay. */
    payment: z
      .array(z.enum(PAYMENT_MARKS))
      .refine((marks) => new Set(marks).size === marks.length, 'Invalid'),
  })
  .meta({ id: 'FooterSettings' })
export type RegionSettings = z.infer<typeof regionSettings>
export type CompanySettings = z.infer<typeof companySettings>
export type BankSettings = z.infer<typeof bankSettings>
