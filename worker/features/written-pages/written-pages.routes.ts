import { Hono } from 'hono'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import {
  legalVersionParams,
  pageParams,
  pageQuery,
  writtenPage,
  type WrittenPage,
} from '../../contracts/written-pages/written-pages'
import { isOptionalPage } from '../../contracts/written-pages/page-names'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { validate } from '../../http/validate'
import { findPageVersion, readWrittenPage } from '../../services/written-pages/written-pages'

const describe = describeAs('settings')
const FRESH = 'public, max-age=0, must-revalidate'

export const writtenPagesRoutes = new Hono<AppEnv>()
  .get(
    '/pages/:page',
    describe('getWrittenPage', 'The text of a written page in force', { response: writtenPage }),
    validate('param', pageParams),
    validate('query', pageQuery),
    async (c) => {
      const wanted = { ...c.req.valid('param'), ...c.req.valid('query') }
      c.header('cache-control', FRESH)
      const found = await readWrittenPage(c.var.db, { ...wanted, day: calgaryDay(c.var.now) })
      return c.json(requireText(found), 200)
    },
  )
  .get(
    '/pages/:page/versions/:version',
    describe('getWrittenPageVersion', 'An earlier or planned text of a page that binds', {
      response: writtenPage,
    }),
    validate('param', legalVersionParams),
    validate('query', pageQuery),
    async (c) => {
      const { page, version: name } = c.req.valid('param')
      const wanted = { page, name, ...c.req.valid('query'), day: calgaryDay(c.var.now) }
      const found = await findPageVersion(c.var.db, wanted)
      c.header('cache-control', FRESH)
      return c.json(requireText(found), 200)
    },
  )

/** @throws AppError NotFound for a version that there is not, and where the company keeps no text */
function requireText(found: WrittenPage | null): WrittenPage {
  if (!found || (isOptionalPage(found.page) && !found.html)) throw new AppError('NotFound')
  return found
}
