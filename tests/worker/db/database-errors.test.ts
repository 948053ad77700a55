import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../../worker/http/context'
import { respondWithError } from '../../../worker/http/error-response'
import { openDb } from '../../../worker/db/client'
import { isDatabaseFailure } from '../../../worker/db/failures'
import { expectLogs } from '../../support/logs'

const db = openDb(env.DB)

const failureOf = (statement: string) =>
  db.run(sql.raw(statement)).then(
    () => expect.unreachable(statement),
    (error: unknown) => error,
  )

async function answerTo(error: unknown) {
  const app = new Hono<AppEnv>().onError(respondWithError).get('/', () => {
    throw error
  })
  const answer = await app.request('/')
  return [answer.status, answer.headers.get('retry-after')]
}

it.each([
  [
    'a name that is taken',
    "INSERT INTO content_versions SELECT * FROM content_versions WHERE name = 'tours'",
  ],
  ['a NULL', "UPDATE tours SET updated_at = NULL WHERE kind = 'contact'"],
  ['a parent that is missing', "INSERT INTO tour_texts (tour_id, lang) VALUES (987654321, 'kr')"],
  ['a column that does not exist', 'SELECT nothing_of_the_kind FROM tours'],
  ['nonsense as JSON', "SELECT json('{')"],
  ['a failed assertion', "SELECT iif(0, 1, json_extract('{}', 'SomeAssertion'))"],
])('%s is refused by D1 permanently, and no retry is offered', async (_what, statement) => {
  expectLogs('api.failed')
  const error = await failureOf(statement)
  expect([String(error), isDatabaseFailure(error)]).toEqual([String(error), false])
  expect(await answerTo(error)).toEqual([500, null])
})

it.each([
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'Internal error in D1 DB storage caused object to be reset.',
])('after %j the same request may be sent again', async (message) => {
  expectLogs('api.failed')
  const error = new Error('Failed query: SELECT 1', { cause: new Error(message) })
  expect(isDatabaseFailure(error)).toBe(true)
  expect(await answerTo(error)).toEqual([503, '5'])
})
