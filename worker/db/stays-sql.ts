/** `staysOf` of the contracts, over the columns of a table of bookings. */
export function staysSql(table: string): string {
  return `(${table}.paid - ${table}.refund_open - ${table}.fees_kept)`
}
