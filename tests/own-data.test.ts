import { expect, it, vi } from 'vitest'
import { expectLogs } from './support/logs'

// As a build has it. Other files of the run may have loaded the module already.
vi.resetModules()
vi.doMock('../worker/own-data', () => ({ OWN_DATA: {}, OWN_DATA_FILE: '/assets/own-data-1.json' }))
const { isCommonPassword, loadOwnData, mailTextsOf } = await import('../worker/load-own-data')
const { OWN_DATA } = await import('../worker/own-data')
vi.doUnmock('../worker/own-data')
vi.resetModules()

const assets = (respond: () => Response) => ({ fetch: async () => respond() }) as unknown as Fetcher

it('lets no mail and no password pass while the asset of the own data cannot be read, and reads it again', async () => {
  expectLogs('data.failed')
  for (const fail of [
    () => new Response('', { status: 503 }),
    () => new Response('{'),
    () => {
      throw new Error('no connection')
    },
  ]) {
    await loadOwnData(assets(fail))
    expect(() => mailTextsOf('kr')).toThrow('not loaded')
    expect(() => isCommonPassword('a.good.one')).toThrow('not loaded')
  }
  const texts = { kr: { errors: {}, mail: { hello: '안녕하세요' } } }
  await loadOwnData(assets(() => Response.json({ texts, commonPasswords: 'dragon\nqwerty' })))
  expect(mailTextsOf('kr')).toEqual({ hello: '안녕하세요' })
  expect(['Dragon', 'a.good.one'].map(isCommonPassword)).toEqual([true, false])
  expect(loadOwnData(assets(() => new Response('', { status: 503 })))).toBeUndefined()
  expect(Object.keys(OWN_DATA)).toEqual(['texts', 'commonPasswords'])
})
