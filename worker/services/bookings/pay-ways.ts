import type { Currency } from '../../contracts/currencies'
import type { RequestScope } from '../../http/context'
import { readSettings } from '../settings/settings'

/** Whether won can be paid: there is a Korean account, and D1 has just said so. */
export async function canPayWon(c: RequestScope): Promise<boolean> {
  const { bank } = await readSettings(c.env, c.var.db)
  return (bank?.korean ?? null) !== null
}

/** What a booking can be paid in. */
export async function payCurrencies(c: RequestScope): Promise<Currency[]> {
  return (await canPayWon(c)) ? ['CAD', 'KRW'] : ['CAD']
}
