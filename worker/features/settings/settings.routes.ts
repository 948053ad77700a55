import { Hono } from 'hono'
import { people } from '../../contracts/settings/settings-people'
import { publicSettings } from '../../contracts/settings/settings'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { readSettings } from '../../services/settings/settings'
import { toPeople, toPublicSettings } from './settings.presenter'

const describe = describeAs('settings')

export const siteSettingsRoutes = new Hono<AppEnv>()
  .get(
    '/settings',
    describe('getSettings', 'Prices and facts of the company that pages show', {
      response: publicSettings,
    }),
    async (c) => {
      c.header('cache-control', 'public, max-age=0, must-revalidate')
      return c.json(toPublicSettings(await readSettings(c.env, c.var.db)), 200)
    },
  )
  .get(
    '/settings/people',
    describe('listPeople', 'The staff and the cars', { response: people }),
    async (c) => {
      c.header('cache-control', 'public, max-age=0, must-revalidate')
      return c.json(toPeople(await readSettings(c.env, c.var.db)), 200)
    },
  )
