import type { Bindings } from '../../env'
import { bookingInvariants } from '../../load-own-data'
import { log } from '../../log'

/** Enough to find the cause. */
const ROWS_NAMED = 10

/** Its name is the job's failure at the desk and in the alarm. */
class BrokenInvariant extends Error {
  override name = 'BrokenInvariant'
}

/**
 * Daily job: looks for bookings, trips and money that contradict each other, which no request would notice, and logs the
 * ids by fault. It changes nothing: a person decides.
 * @throws BrokenInvariant when there are some
 */
export async function checkInvariants({ DB }: Bindings): Promise<void> {
  const faults = Object.entries(bookingInvariants())
  const results = await DB.batch(
    faults.map(([, query]) => DB.prepare(`SELECT * FROM (${query}) LIMIT ${ROWS_NAMED}`)),
  )
  const broken = results.flatMap(({ results: rows }, index) => {
    const ids = rows.map((row) => Object.values(row as object)[0] as number | string)
    return ids.length > 0 ? [{ fault: faults[index]?.[0] ?? '', ids: ids.join(' ') }] : []
  })
  for (const each of broken) log('invariant.broken', each)
  if (broken.length > 0) throw new BrokenInvariant(`${broken.length} invariants are broken`)
}
