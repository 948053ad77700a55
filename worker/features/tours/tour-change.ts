import { sql } from 'drizzle-orm'
import { definedOnly } from '../../contracts/defined-only'
import { LANGS, type Lang } from '../../contracts/languages'
import { toCents, PRICE_TIERS } from '../../contracts/tours/prices'
import type { TourChange, TourTextsInput } from '../../contracts/tours/tour-changes'
import { TOUR_TEXTS } from '../../contracts/tours/tour-fields'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import { pick } from '../../db/pick'
import { tours } from '../../db/schema/tours'
import { AppError } from '../../http/errors'

/** Changed texts by language. */
export type TextsChange = Map<Lang, TourTextsInput>

/** A change of a tour in the form in which it is stored. */
export interface StoredChange extends Pick<
  TourChange,
  'tourId' | 'region' | 'startMinute' | 'departures'
> {
  columns: ReturnType<typeof tourColumns>
  texts: TextsChange
  /** Whether it can make an offer incomplete. */
  changesOffer: boolean
  /** The names of the fields that are sent, for the audit log. */
  fields: string
}

/**
 * The change of a request as it is stored. Texts for no language are in that of the request.
 * @throws AppError TourNameInvalid for an empty name of the one language
 */
export function storedChange(change: TourChange, requestLang: Lang): StoredChange {
  const { tourId, region, startMinute, departures } = change
  return {
    tourId,
    region,
    startMinute,
    departures,
    changesOffer: changesOffer(change),
    columns: tourColumns(change),
    texts: textsByLang(change, requestLang),
    fields: changedFields(change),
  }
}

/** The texts of a change by language: those of its one language and those of `texts`. */
function textsByLang(change: TourChange, requestLang: Lang): TextsChange {
  // A form without a name field sends an empty one for its single language.
  if (change.name === '')
    throw new AppError('TourNameInvalid', { fields: { name: 'TourNameInvalid' } })
  const { texts, lang: ofOne = requestLang } = change
  const inputs = LANGS.map((lang): [Lang, TourTextsInput] => [
    lang,
    { ...(lang === ofOne && pick(change, ...TOUR_TEXTS)), ...texts?.[lang] },
  ])
  const isSent = (text: string | undefined) => text !== undefined
  return new Map(inputs.filter(([, input]) => Object.values(input).some(isSent)))
}

/** A change's columns of the tour itself; fields left out are not among them. */
export function tourColumns(change: Partial<TourChange>) {
  const { status, discount, surchargePerDay } = change
  const columns = {
    ...priceColumns(change),
    status,
    tripDays: change.tripDays,
    assumesFour: change.assumesFour,
    joinsAtOwnPrice: change.joinsAtOwnPrice,
    startMinute: change.startMinute,
    offerUntil: change.offerUntil,
    discountPercent: discountOf(status, discount),
    minPersons: change.minPerson,
    months: change.months?.join(','),
    surchargeCentsPerDay: surchargePerDay === undefined ? undefined : toCents(surchargePerDay),
    // A status set by hand replaces a planned one.
    ...(status !== undefined && { publishAt: null, publishStatus: null }),
  }
  return definedOnly(columns)
}

/** Only special offers have a discount; a hidden tour keeps it for later. */
function discountOf(status: number | undefined, discount: number | undefined) {
  if (status === undefined && discount === undefined) return undefined
  const wanted = discount === undefined ? tours.discountPercent : sql`${discount}`
  if (status === TOUR_STATUS.offer) return sql<number>`${wanted}`
  if (status === TOUR_STATUS.hidden) return sql<number>`${tours.discountPercent}`
  if (status !== undefined) return 0
  return sql<number>`iif(${tours.status} = ${TOUR_STATUS.offer}, ${wanted}, ${tours.discountPercent})`
}

function priceColumns(change: Partial<TourChange>) {
  const [p1Cents, p2Cents, p3Cents, p4Cents] = tierCents(change.pricePerPerson)
  const regular = tierCents(change.regularPricePerPerson).map(positiveOnly)
  return {
    priceCents: toStoredCents(change.price),
    p1Cents,
    p2Cents,
    p3Cents,
    p4Cents,
    regularPriceCents: positiveOnly(toStoredCents(change.regularPrice)),
    regularP1Cents: regular[0],
    regularP2Cents: regular[1],
    regularP3Cents: regular[2],
    regularP4Cents: regular[3],
  }
}

/** Cents of all tiers; tiers that are left out are null. Empty when no tier is sent. */
function tierCents(sent: TourChange['pricePerPerson']) {
  if (!sent) return []
  const amounts = new Map(sent.map(({ type, amount }) => [type, toStoredCents(amount)]))
  return PRICE_TIERS.map((type) => amounts.get(type) ?? null)
}

function toStoredCents(cad: number | null | undefined): number | null | undefined {
  return cad === null || cad === undefined ? cad : toCents(cad)
}

/** A regular price of 0 means none. */
function positiveOnly(cents: number | null | undefined): number | null | undefined {
  return cents === 0 ? null : cents
}

function changesOffer(change: TourChange): boolean {
  return [
    change.status,
    change.price,
    change.pricePerPerson,
    change.regularPrice,
    change.regularPricePerPerson,
    change.offerUntil,
  ].some((field) => field !== undefined)
}

/** Those of `texts` have their language behind them. */
function changedFields(change: TourChange): string {
  const { tourId: _id, seenUpdatedAt: _seen, mustBeReady: _ready, lang: _lang, ...others } = change
  const { texts, ...fields } = others
  const ofTexts = Object.entries(texts ?? {}).flatMap(([lang, input]) =>
    Object.keys(definedOnly(input ?? {})).map((field) => `${field}.${lang}`),
  )
  return [...Object.keys(definedOnly(fields)), ...ofTexts].join(' ')
}
