import { Hono } from 'hono'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import {
  legalVersionParams,
  pageParams,
  pageQuery,
  writtenPage,
} from '../../contracts/written-pages/written-pages'
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
      return c.json(await readWrittenPage(c.var.db, { ...wanted, day: calgaryDay(c.var.now) }), 200)
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
      if (!found) throw new AppError('NotFound')
      c.header('cache-control', FRESH)
      return c.json(found, 200)
    },
  )
