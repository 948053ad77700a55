import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { aTopic } from '../../support/board-builders'
import { aTour } from '../../support/builders'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

/** A page is fresh for so short a time that each request looks at what it shows. */
const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
  PAGE_MEMO_MS: '0.001',
}

/** The page, and when it was rendered (UTC ms). */
async function read(path: string) {
  await scheduler.wait(5)
  const response = await request(path, { bindings })
  const html = await response.text()
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return { html, headers, renderedAt: Number(/"now":(\d+)/.exec(html)?.[1]) }
}

it('a page whose reads have the same answers is sent again as it was rendered', async () => {
  const path = `/tour/x-${await aTour()}-kr`
  const first = await read(path)
  expect(first.renderedAt).toBeGreaterThan(0)
  expect(await read(path)).toEqual(first)
})

it('a page is rendered again when an answer differs, without any notice of the change', async () => {
  const tour = await aTour()
  const { topic } = await aTopic({ tourId: tour })
  const path = `/tour/${tour}/${topic._id}-ca`
  const first = await read(path)
  await env.DB.prepare('UPDATE topics SET title = ? WHERE id = ?')
    .bind('A changed title', topic._id)
    .run()
  const second = await read(path)
  expect(second.html).toContain('A changed title')
  expect(second.renderedAt).toBeGreaterThan(first.renderedAt)
})

it.each([
  ['without relative times, five minutes later, is the same', '18:00:00', '18:05:00', true],
  [
    'with a time of some minutes ago, a minute later, is rendered again',
    '18:00:00',
    '18:01:00',
    false,
  ],
  ['in the last minute of Calgary’s day is rendered again', '05:58:30', '05:59:30', false],
])('a page %s', async (_, before, after, isSame) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-07-02T${before}Z`) })
  const hasTimes = after === '18:01:00'
  const path = hasTimes ? (await aTopic()).path : `/tour/x-${await aTour()}`
  const first = await read(`${path}-ca`)
  vi.setSystemTime(new Date(`2026-07-02T${after}Z`))
  const second = await read(`${path}-ca`)
  vi.useRealTimers()
  expect(second.renderedAt === first.renderedAt).toBe(isSame)
})
