import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { logFailure } from '../../../worker/log'
import { db } from '../../support/builders'
import { errorLines, expectLogs } from '../../support/logs'

it.each(['sky@example.com', 'two\n    at lines@example.com (sky:1:1)'])(
  'the parameters of a query are not in the log: %j',
  async (secret) => {
    expectLogs('query.failed')
    const error = await db.run(sql`select * from nothing where email = ${secret}`).then(
      () => null,
      (failure: unknown) => failure,
    )
    expect(String(error)).toContain(secret)
    logFailure('query.failed', error, {})
    const [line] = errorLines()
    expect(line).toMatchObject({
      error: expect.stringContaining('select * from nothing'),
      stack: expect.stringContaining('at '),
    })
    expect(JSON.stringify(line)).not.toContain('example.com')
  },
)
