import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { app } from '../../../worker/app'
import { subrequestOf } from '../../../worker/http/request'
import { aReply, aTopic } from '../../support/board-builders'
import { aTour } from '../../support/builders'
import { ORIGIN, request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const ASSETS = { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS

/** Reads that pages make, for a tour with a board. */
async function readsOfPages() {
  const tour = await aTour()
  const { topic, path } = await aTopic({ tourId: tour })
  await aReply(path)
  return {
    pages: [`/tour/x-${tour}`, `/tour/${tour}/${topic._id}`, '/travel', '/search?q=tour'],
    reads: [
      `/api/forum/extra/${tour}`,
      `/api/forum/${tour}/topic`,
      `/api/forum/${tour}/topic/${topic._id}`,
      '/api/forum?status=0',
      '/api/topics',
      '/api/categories',
      '/api/settings',
      '/api/pages/safety?lang=kr',
      '/api/search?q=tour',
    ],
  }
}

/** The result that a page gets for a read. */
async function readInProcess(path: string): Promise<unknown> {
  const cause = new Request(`${ORIGIN}/ca`)
  const read = subrequestOf(cause, new Request(ORIGIN + path))
  return (await app.fetch(read, env, createExecutionContext())).json()
}

const readOutside = async (path: string): Promise<unknown> => (await request(path)).json()

it('a page reads the same as a caller from outside', async () => {
  const { reads } = await readsOfPages()
  for (const path of reads) expect(await readInProcess(path), path).toEqual(await readOutside(path))
  expect(await readInProcess('/api/forum/extra/999999')).toMatchObject({ code: 'NotFound' })
})

it('a page leaves what it reads as it was', async () => {
  const { pages, reads } = await readsOfPages()
  const before = await Promise.all(reads.map(readOutside))
  for (const page of pages)
    for (const lang of ['kr', 'ca', 'cn'])
      expect(
        (await request(page.replace(/(\?|$)/, `-${lang}$1`), { bindings: { ASSETS } })).status,
        page,
      ).toBe(200)
  const views = (body: unknown) => JSON.stringify(body).replaceAll(/"viewNum":\d+/g, '')
  expect((await Promise.all(reads.map(readOutside))).map(views)).toEqual(before.map(views))
})
