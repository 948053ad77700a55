import { expect, it, vi } from 'vitest'
import { expectLogs } from './support/logs'

// As a build has it. Other files of the run may have loaded the module already.
vi.resetModules()
vi.doMock('../worker/own-data', () => ({ OWN_DATA: {}, OWN_DATA_FILE: '/assets/own-data-1.json' }))
const { isCommonPassword, loadOwnData, mailTextsOf, traditionalForms } =
  await import('../worker/load-own-data')
const { OWN_DATA } = await import('../worker/own-data')
vi.doUnmock('../worker/own-data')
vi.resetModules()

const assets = (respond: () => Response) => ({ fetch: async () => respond() }) as unknown as Fetcher

it('lets no mail, no password and no search pass while the asset of the own data cannot be read, and reads it again', async () => {
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
    expect(() => traditionalForms()).toThrow('not loaded')
  }
  const texts = { kr: { errors: {}, mail: { hello: '안녕하세요' } } }
  const characters = { traditional: '專機', simplified: '专机' }
  const data = { texts, commonPasswords: 'dragon\nqwerty', characters }
  await loadOwnData(assets(() => Response.json(data)))
  expect([...traditionalForms()]).toEqual([
    ['專', '专'],
    ['機', '机'],
  ])
  expect(mailTextsOf('kr')).toEqual({ hello: '안녕하세요' })
  expect(['Dragon', 'a.good.one'].map(isCommonPassword)).toEqual([true, false])
  expect(loadOwnData(assets(() => new Response('', { status: 503 })))).toBeUndefined()
  expect(Object.keys(OWN_DATA)).toEqual(['texts', 'commonPasswords', 'characters'])
})
