import { describe, expect, it } from 'vitest'
import { AppError } from '../../../worker/http/errors'
import { runOnce } from '../../../worker/http/run-once'

const duplicateErrors = new Set(['EmailInUse'] as const)
const none = () => Promise.resolve(null)
const refused = (reason: Error) => async () => {
  throw reason
}
/** Finds nothing at the first `misses` tries. */
function findAfter(misses: number) {
  let tries = 0
  return async () => ((tries += 1) > misses ? 'first' : null)
}

describe('a request that may be sent twice', () => {
  it('runs when there is no earlier result, and not when there is one', async () => {
    const run = async () => 'own'
    expect(await runOnce({ find: none, run, duplicateErrors })).toBe('own')
    expect(await runOnce({ find: null, run, duplicateErrors })).toBe('own')
    expect(await runOnce({ find: findAfter(0), run, duplicateErrors })).toBe('first')
  })

  it.each([
    new AppError('EmailInUse'),
    new Error('D1_ERROR: UNIQUE constraint failed: users.email_key'),
  ])('waits for the first result when the first may have caused %s', async (error) => {
    expect(await runOnce({ find: findAfter(3), run: refused(error), duplicateErrors })).toBe(
      'first',
    )
    await expect(runOnce({ find: none, run: refused(error), duplicateErrors })).rejects.toBe(error)
    await expect(runOnce({ find: null, run: refused(error), duplicateErrors })).rejects.toBe(error)
  })

  it('fails at once for any other reason', async () => {
    for (const error of [new AppError('NotFound'), new Error('D1_ERROR: Network connection lost')])
      await expect(
        runOnce({ find: findAfter(1), run: refused(error), duplicateErrors }),
      ).rejects.toBe(error)
  })
})
