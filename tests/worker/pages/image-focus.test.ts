import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { aTour, invalidateCaches } from '../../support/builders'
import { request } from '../../support/request'
import { anUploader } from '../media/uploads'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const imagesOf = async (path: string, url: string) =>
  [...(await (await request(path, { bindings })).text()).matchAll(/<img [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(url))

it('card, gallery and board of a tour keep the focus of its images in view, before any script runs', async () => {
  const { uploaded, send } = await anUploader()
  const tour = await aTour({ names: { ca: 'Focused' } })
  const { fileName, url } = await uploaded(tour)
  await send('/file/describe', {
    forumId: tour,
    images: [{ filename: fileName, focus: { x: 20, y: 85 } }],
  })
  await invalidateCaches()
  const [shown] = await imagesOf(`/tour/Focused-${tour}-ca`, url)
  expect(shown).toContain('style="object-position:20% 85%"')
  expect(shown).toContain('88vw"')
  for (const path of ['/rockies-ca', `/board/${tour}-ca`])
    expect((await imagesOf(path, url))[0]).toContain('style="object-position:20% 85%"')
  const board = await (await request(`/board/${tour}-ca`, { bindings })).text()
  expect(board).toMatch(new RegExp(`property="og:image" content="https?://[^"]*${url}\\?w=1280"`))
})

it('staff without a photo are shown by their initials, in the language of the page', async () => {
  const page = async (lang: string) => (await request(`/ceo-${lang}`, { bindings })).text()
  expect(await page('ca')).toMatch(/<text [^>]*>JE<\/text>/)
  expect(await page('kr')).toMatch(/<text [^>]*>김<\/text>/)
  expect(await page('cn')).toMatch(/<text [^>]*>金<\/text>/)
})
