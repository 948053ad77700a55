import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { pick } from '../../db/pick'
import { definedOnly } from '../../contracts/defined-only'
import { toCents, PRICE_TIERS } from '../../contracts/tours/prices'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { TourChange } from '../../contracts/tours/tour-changes'
import { tours } from '../../db/schema/tours'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'

/** A change's columns of the tour itself; fields left out are not among them. */
export function tourColumns(change: Partial<TourChange>) {
  const { status, discount, surchargePerDay } = change
  return {
    ...definedOnly({
      status,
      minPersons: change.minPerson,
      ...pick(change, 'tripDays', 'assumesFour', 'joinsAtOwnPrice', 'startMinute', 'offerUntil'),
      months: change.months?.join(','),
      surchargeCentsPerDay: surchargePerDay === undefined ? undefined : toCents(surchargePerDay),
      ...priceColumns(change),
    }),
    // A status set by hand replaces a planned one.
    ...(status !== undefined && { publishAt: null, publishStatus: null }),
    ...((status !== undefined || discount !== undefined) && {
      discountPercent: discountOf(status, discount),
    }),
  }
}

/** Only special offers have a discount; a hidden tour keeps it for later. */
function discountOf(status: number | undefined, discount: number | undefined) {
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

/** Whether a change can make an offer incomplete. */
export function changesPrices(change: TourChange): boolean {
  return [
    change.status,
    change.price,
    change.pricePerPerson,
    change.regularPrice,
    change.regularPricePerPerson,
    change.offerUntil,
  ].some((field) => field !== undefined)
}

/** `findOfferFault` in SQL: another request may have changed the fields that this one leaves out. */
export function priceAssertions(db: Db, tourId: number): Statement[] {
  const someOnSale = (fault: (regular: SQLWrapper, price: SQLWrapper) => SQL) =>
    anyOf(
      onSale().map(
        ([price, regular, isUsed]) =>
          sql`(${isUsed} AND ${isPriced(price)} AND ${fault(regular, price)})`,
      ),
    )
  const isDated = sql`(${tours.offerUntil} IS NOT NULL)`
  const refuse = (fault: SQL, code: string) =>
    assertInBatch(
      db,
      sql`NOT EXISTS (SELECT 1 FROM ${tours} WHERE ${tours.id} = ${tourId} AND ${tours.status} = ${TOUR_STATUS.offer} AND ${fault})`,
      code,
    )
  const isWithout = someOnSale((regular) => sql`${regular} IS NULL`)
  const isWith = someOnSale((regular) => sql`${regular} IS NOT NULL`)
  const isTooLow = someOnSale((regular, price) => sql`coalesce(${regular} <= ${price}, 0)`)
  return [
    refuse(sql`${isWith} AND NOT ${isDated}`, 'OfferEndMissing'),
    refuse(sql`${isDated} AND ${isWithout}`, 'RegularPriceMissing'),
    refuse(isTooLow, 'RegularPriceTooLow'),
  ]
}

/** Each price with its regular price, and whether it is used: the single price is not, if there are tiers. */
function onSale(): [price: SQLWrapper, regular: SQLWrapper, isUsed: SQL][] {
  const tiers = [
    [tours.p1Cents, tours.regularP1Cents],
    [tours.p2Cents, tours.regularP2Cents],
    [tours.p3Cents, tours.regularP3Cents],
    [tours.p4Cents, tours.regularP4Cents],
  ] as const
  const hasTiers = anyOf(tiers.map(([price]) => isPriced(price)))
  return [
    [tours.priceCents, tours.regularPriceCents, sql`NOT ${hasTiers}`],
    ...tiers.map(([price, regular]): [SQLWrapper, SQLWrapper, SQL] => [price, regular, hasTiers]),
  ]
}

function isPriced(price: SQLWrapper): SQL {
  return sql`coalesce(${price}, 0) > 0`
}

function anyOf(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` OR `)})`
}
