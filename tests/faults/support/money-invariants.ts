import { MONEY_INVARIANTS } from '../../../worker/money-invariants.data'

/** Rows of the ledger that must not exist, by fault; each query returns their ids. */
export const MONEY_FAULTS: Record<string, string> = {
  ...MONEY_INVARIANTS,
  'a claim without its mail to the company': `
    SELECT booking_id FROM payment_claims GROUP BY booking_id HAVING count(*) <>
      (SELECT count(*) FROM outbox WHERE template = 'claimForDesk' AND cause_id = booking_id)`,
}
