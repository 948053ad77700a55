import { z } from 'zod'
import { isCalendarDay } from './calendar'
import { imageKeyOf } from './image-address'
import { isEmailAddress } from './email-address'
import { line, named } from './schemas'
import { recordOf } from './record-of'
import { LANGS } from './languages'
import { REGIONS } from './regions'
import { BANK_FIELDS, KOREAN_BANK_FIELDS, PAYMENT_MARKS, type SettingGroup } from './setting-groups'

/** What the company changes at the desk: one document for each group. */

/** An amount with at most two decimals. */
function amount(min: number, max: number) {
  return z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Invalid')
}

/** The bounds of the prices group; the desk's sentences name them. */
export const PRICE_BOUNDS = {
  wonPerCad: [100, 10_000],
  gstPercent: [0, 30],
  surchargeCadPerDay: [0, 10_000],
  depositCad: [0, 10_000],
  depositWon: [0, 10_000_000],
} as const

const deposit = z.strictObject({
  cad: amount(...PRICE_BOUNDS.depositCad),
  /** Whole won. */
  krw: z.number().int().min(PRICE_BOUNDS.depositWon[0]).max(PRICE_BOUNDS.depositWon[1]),
})

export const priceSettings = z
  .strictObject({
    wonPerCad: amount(...PRICE_BOUNDS.wonPerCad),
    /** The day on which the won rate was set, YYYY-MM-DD. */
    wonAsOf: z.string().refine(isCalendarDay, 'Invalid'),
    gstPercent: amount(...PRICE_BOUNDS.gstPercent),
    /** Of a new tour; each tour may change its own. */
    surchargeCadPerDay: amount(...PRICE_BOUNDS.surchargeCadPerDay),
    deposit: z.strictObject(recordOf(LANGS, () => deposit)),
  })
  .meta({ id: 'PriceSettings' })

/** The bounds of the bookings group; the desk's sentences name them. */
export const BOOKING_BOUNDS = {
  dayCapacity: [1, 50],
  leadDays: [0, 60],
  quoteDays: [1, 30],
  holdHours: [12, 336],
  graceHours: [0, 168],
  offerHours: [1, 168],
  balanceDays: [2, 90],
  dayTourBalanceDays: [2, 60],
} as const
export type BookingNumber = keyof typeof BOOKING_BOUNDS

function whole([min, max]: readonly [number, number]) {
  return z.number().int().min(min).max(max)
}

/** Days and deadlines of bookings. */
export const bookingSettings = z
  .strictObject({
    /** Trips a day, unless a day has its own number. */
    dayCapacity: whole(BOOKING_BOUNDS.dayCapacity),
    /** A private trip is asked for so many days ahead. */
    leadDays: whole(BOOKING_BOUNDS.leadDays),
    /** A quote is open for so many days. */
    quoteDays: whole(BOOKING_BOUNDS.quoteDays),
    /** The deposit is due after so many hours, where transfers arrive within a day. */
    holdHours: whole(BOOKING_BOUNDS.holdHours),
    /** A hold ends so many hours after the deposit was due. */
    graceHours: whole(BOOKING_BOUNDS.graceHours),
    /** A seat is offered to a waiting party for so many hours. */
    offerHours: whole(BOOKING_BOUNDS.offerHours),
    /** The balance of a tour of several days is due so many days before the start. */
    balanceDays: whole(BOOKING_BOUNDS.balanceDays),
    /** The same for a tour of one day. */
    dayTourBalanceDays: whole(BOOKING_BOUNDS.dayTourBalanceDays),
  })
  .meta({ id: 'BookingSettings' })

/** One line that is not empty. */
function text(max: number) {
  return line(max).refine((value) => value !== '', 'Invalid')
}

function perLang<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ kr: schema, ca: schema, cn: schema })
}

const email = z.string().trim().max(200).refine(isEmailAddress, 'EmailInvalid')
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{5,30}$/)
const webAddress = z
  .string()
  .trim()
  .max(500)
  .refine((url) => /^https:\/\/[^/\s]/.test(url) && URL.canParse(url), 'Invalid')

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

/** What a cropped picture keeps, in percent from its upper left corner. */
const percent = z.number().int().min(0).max(100)
const focus = z.strictObject({ x: percent, y: percent }).default({ x: 50, y: 30 })

/** An image of this site, or none. */
const photo = z
  .string()
  .trim()
  .refine((url) => url === '' || imageKeyOf(url) !== null || /^\/cars\/[a-z-]+\.webp$/.test(url))

export const staffMember = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: perLang(text(60)),
  role: perLang(text(80)),
  /** Initials are shown until there is one. */
  photo,
  focus,
  /** What the picture shows; empty where the name beside it says enough. */
  alt: perLang(line(200)).default({ kr: '', ca: '', cn: '' }),
  remarks: perLang(text(400)),
  networkUrl: z.union([z.literal(''), webAddress]),
  /** Slugs of the regions that this person guides in. */
  guides: z.array(z.enum(REGIONS.map(({ slug }) => slug))).max(REGIONS.length),
  /** Named on tours of regions without a guide. */
  isPlanner: z.boolean(),
})

export const staffSettings = z
  .array(staffMember)
  .max(30)
  .refine((staff) => new Set(staff.map(({ id }) => id)).size === staff.length, 'Invalid')

const inTwo = z.strictObject({ kr: text(400), ca: text(400) })

/** Cars are shown in Korean and English only. */
export const car = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: inTwo,
  photo,
  focus,
  alt: z.strictObject({ kr: line(200), ca: line(200) }).default({ kr: '', ca: '' }),
  seats: z.number().int().min(1).max(60),
  remarks: inTwo,
})

export const carSettings = z.array(car).max(20)

export const settingSchemas = {
  prices: priceSettings,
  bookings: bookingSettings,
  regions: regionSettings,
  company: companySettings,
  bank: bankSettings,
  staff: staffSettings,
  cars: carSettings,
  footer: footerSettings,
} satisfies Record<SettingGroup, z.ZodType>

export type SettingValues = {
  [Group in SettingGroup]: z.infer<(typeof settingSchemas)[Group]>
}
export type PriceSettings = SettingValues['prices']
export type BookingSettings = SettingValues['bookings']
export type RegionSettings = SettingValues['regions']
export type CompanySettings = SettingValues['company']
export type BankSettings = SettingValues['bank']
export type FooterSettings = SettingValues['footer']

/** What pages need of the settings, in all languages. */
export const publicSettings = named('PublicSettings', {
  prices: priceSettings,
  company: companySettings,
  /** Null while the database is away: an old account is worse than none. */
  bank: bankSettings.nullable(),
  payment: footerSettings.shape.payment,
  /** Slugs of the regions with free pickup. */
  pickupRegions: z.array(z.string()),
})
export type PublicSettings = z.infer<typeof publicSettings>

/** Those who work here, and their cars, for the pages that show them. */
export const people = named('People', { staff: staffSettings, cars: carSettings })
export type People = z.infer<typeof people>
export type StaffMember = People['staff'][number]
export type Car = People['cars'][number]
