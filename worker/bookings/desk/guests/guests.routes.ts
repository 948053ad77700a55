import { Hono } from 'hono'
import {
  guestChange,
  guestImport,
  guestImported,
  guestList,
  guestMerge,
  guestPage,
  guestParams,
  guestSeparation,
  guestsQuery,
} from '../../../contracts/bookings/guests'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { changeGuest, mergeGuests, separateGuest } from './guests.actions'
import { importGuests } from './guests.import'
import { listGuests, readGuest } from './guests.queries'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')

export const guestsRoutes = new Hono<AppEnv>()
  .get(
    '/admin/guests',
    describe('listGuests', 'Guests, one for each person', { response: guestList }),
    mayManage,
    validate('query', guestsQuery),
    async (c) => c.json(await listGuests(c.var.db, c.req.valid('query')), 200),
  )
  .post(
    '/admin/guests/import',
    describe('importGuests', 'Add guests of an earlier time, or say what would become of them', {
      response: guestImported,
    }),
    mayManage,
    jsonBody(guestImport),
    async (c) => c.json(await importGuests(c, c.req.valid('json')), 200),
  )
  .get(
    '/admin/guests/:id',
    describe('getGuest', 'A guest with trips, money, mails and notes', { response: guestPage }),
    mayManage,
    validate('param', guestParams),
    async (c) => c.json(await readGuest(c.var.db, c.req.valid('param').id, c.var.lang), 200),
  )
  .patch(
    '/admin/guests/:id',
    describe('changeGuest', 'Change the name, language and note of a guest', {
      response: guestPage,
      errors: ['NotFound', 'EditConflict'],
    }),
    mayManage,
    validate('param', guestParams),
    jsonBody(guestChange),
    async (c) => {
      const { id } = c.req.valid('param')
      await changeGuest(c, id, c.req.valid('json'))
      return c.json(await readGuest(c.var.db, id, c.var.lang), 200)
    },
  )
  .post(
    '/admin/guests/:id/merge',
    describe('mergeGuests', 'Make another guest’s records a part of this one', {
      response: guestPage,
      errors: ['NotFound', 'EditConflict'],
    }),
    mayManage,
    validate('param', guestParams),
    jsonBody(guestMerge),
    async (c) => {
      const { id } = c.req.valid('param')
      await mergeGuests(c, id, c.req.valid('json').other)
      return c.json(await readGuest(c.var.db, id, c.var.lang), 200)
    },
  )
  .post(
    '/admin/guests/:id/separate',
    describe('separateGuest', 'Make a merged record one of its own again', {
      response: guestPage,
      errors: ['NotFound', 'EditConflict'],
    }),
    mayManage,
    validate('param', guestParams),
    jsonBody(guestSeparation),
    async (c) => {
      const { id } = c.req.valid('param')
      await separateGuest(c, id, c.req.valid('json').part)
      return c.json(await readGuest(c.var.db, id, c.var.lang), 200)
    },
  )
