import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { evictTagged } from '../../../worker/cache/tags'
import { SETTINGS_TAG } from '../../../worker/services/settings/settings'
import { WRITTEN_TAG } from '../../../worker/services/written-pages/written-pages'
import { aReply, aTopic } from '../../support/board-builders'
import { aTour } from '../../support/builders'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const ASSETS = { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS

/** D1 that counts its trips: batches, and statements that run alone. */
function countedDatabase() {
  const trips: string[] = []
  const counted = (query: string, statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (name === 'bind') return counted(query, target.bind(...given))
          trips.push(query)
          return Reflect.apply(value, target, given)
        }
      },
    })
  const DB = {
    prepare: (query: string) => counted(query, env.DB.prepare(query)),
    batch: (statements: D1PreparedStatement[]) => {
      trips.push('batch')
      return env.DB.batch(statements)
    },
    withSession: () => DB,
    getBookmark: () => null,
  } as unknown as typeof env.DB
  return { DB, trips }
}

it('a page makes one trip to D1, whatever it shows', async () => {
  const tour = await aTour()
  const { topic, path } = await aTopic({ tourId: tour })
  await aReply(path)
  const topicPath = `/tour/${tour}/${topic._id}-ca`
  const lists = ['/ca', '/ca?category=2', '/travel-ca', `/board/${tour}-ca?page=2`, '/board/100-ca']
  const pages = [
    ...lists,
    `/tour/x-${tour}-ca`,
    topicPath,
    '/search-ca?q=two+words',
    '/ceo-ca',
    '/tandc-ca',
  ]
  const { DB, trips } = countedDatabase()
  for (const page of pages) {
    // The first request also fills the isolate's caches and stores copies in the background.
    await request(page, { bindings: { ASSETS } })
    // The settings and the written texts travel with the page's other reads.
    evictTagged([SETTINGS_TAG, WRITTEN_TAG])
    trips.length = 0
    expect((await request(page, { bindings: { ASSETS, DB } })).status).toBe(200)
    expect([page, trips.filter((trip) => trip !== 'batch')]).toEqual([page, []])
    expect([page, trips.length <= 1]).toEqual([page, true])
  }
})
