import { Hono } from 'hono'
import {
  ledgerRows,
  moneyFigures,
  moneyPeriod,
  moneyRowsQuery,
  saleRows,
  type MoneyRowsQuery,
} from '../../contracts/bookings/money-figures'
import { requirePermission } from '../../http/auth'
import type { AppEnv, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { validate } from '../../http/validate'
import { beginExport } from '../../services/send-csv'
import { readMoneyFigures } from './money-figures.queries'
import { listLedger, listSales } from './money-rows.queries'

const describe = describeAs('bookings')
const mayExport = requirePermission('bookings:export')

/** Figures of money, and its rows for the accountant, which are audited as the files that the desk makes of them. */
export const moneyFiguresRoutes = new Hono<AppEnv>()
  .get(
    '/admin/money',
    describe('getMoneyFigures', 'GST, sales, quotes, deposits and refunds of some days', {
      response: moneyFigures,
    }),
    requirePermission('money:read'),
    validate('query', moneyPeriod),
    async (c) => c.json(await readMoneyFigures(c.var.db, c.req.valid('query'), c.var), 200),
  )
  .get(
    '/admin/money/ledger',
    describe('listLedger', 'Payments and refunds by the bank’s days, with their GST', {
      response: ledgerRows,
    }),
    mayExport,
    validate('query', moneyRowsQuery),
    async (c) => {
      const query = c.req.valid('query')
      await beginPages(c, 'payments', query)
      return c.json(await listLedger(c.var.db, query), 200)
    },
  )
  .get(
    '/admin/money/sales',
    describe('listSales', 'What bookings are sold for, by the first days of their trips', {
      response: saleRows,
    }),
    mayExport,
    validate('query', moneyRowsQuery),
    async (c) => {
      const query = c.req.valid('query')
      await beginPages(c, 'sales', query)
      return c.json(await listSales(c.var.db, query), 200)
    },
  )

/** An export is counted at its first page. */
async function beginPages(c: MemberScope, name: string, { from, to, cursor }: MoneyRowsQuery) {
  if (cursor === undefined) await beginExport(c, name, `${from} – ${to}`)
}
