import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { tours } from '../../db/schema/tours'

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
