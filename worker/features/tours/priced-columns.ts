import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { tours } from '../../db/schema/tours'

/** Each price with its regular price, and whether it is used: the single one is not beside tiers. */
export function onSale(): [price: SQLWrapper, regular: SQLWrapper, isUsed: SQL][] {
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

/** Condition: a price is set. */
export function isPriced(price: SQLWrapper): SQL {
  return sql`coalesce(${price}, 0) > 0`
}

/** Condition: one of them holds. */
export function anyOf(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` OR `)})`
}
