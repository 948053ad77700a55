import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../../../worker/contracts/record-of'
import { SEARCHED_TEXTS, TOUR_TEXTS } from '../../../worker/contracts/tours/tour-fields'
import type { SearchResponse } from '../../../worker/contracts/search'
import { searchDocuments } from '../../../worker/db/schema/search'
import { tourTexts } from '../../../worker/db/schema/tours'
import { indexTourStatement } from '../../../worker/services/search/tour-index'
import { aTour, db } from '../../support/builders'
import { request } from '../../support/request'
import { anAdminOfTours } from './admin-calls'
import { SHELL } from '../../support/page-shell'

const { send, read } = await anAdminOfTours()
const ASSETS = { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS

const documentOf = async (tourId: number) =>
  (
    await db
      .select()
      .from(searchDocuments)
      .where(and(eq(searchDocuments.refId, tourId), eq(searchDocuments.lang, 'ca')))
  )[0]

describe.each(TOUR_TEXTS)('the text %s of a tour', (name) => {
  it.each(['one language', 'several languages'])('is saved alone, sent for %s', async (form) => {
    const id = await aTour()
    const text = `word${id}`
    const change =
      form === 'one language'
        ? { lang: 'kr', [name]: text }
        : { texts: { kr: { [name]: text }, cn: { [name]: `${text}cn` } } }
    expect((await send('/forum/update', { forumId: id, ...change })).status).toBe(200)
    expect((await read(id))[name]).toContainEqual({ lang: 'kr', txt: text })
  })

  it('is shown on the page of the tour', async () => {
    const id = await aTour()
    await send('/forum/update', { forumId: id, lang: 'ca', [name]: `Word${id}` })
    const page = await request(`/tour/tour-${id}`, { bindings: { ASSETS } })
    expect(page.status).toBe(200)
    const [shown] = /<article[^]*<\/article>/.exec(await page.text()) ?? []
    expect(shown).toContain(`Word${id}`)
  })
})

describe('the search documents of a tour', () => {
  it.each(['name', ...SEARCHED_TEXTS])('are found by the %s', async (name) => {
    const id = await aTour()
    await send('/forum/update', { forumId: id, lang: 'ca', [name]: `qua${name}${id}` })
    const found = await request(`/api/search?q=qua${name}${id}&lang=ca`)
    const { results } = await found.json<SearchResponse>()
    expect(results).toMatchObject([{ kind: 'tour', forum: id }])
  })

  it('stay as they are when the texts have changed since they were read', async () => {
    const id = await aTour()
    await send('/forum/update', { forumId: id, lang: 'ca', route: 'Banff' })
    const before = await documentOf(id)
    const texts = recordOf(TOUR_TEXTS, () => '')
    const name = `Tour ${id}`
    await indexTourStatement(db, { tourId: id, lang: 'ca', texts: { ...texts, name } })
    await indexTourStatement(db, { tourId: id, lang: 'ca', texts })
    expect(await documentOf(id)).toEqual(before)
  })

  it('are those of the stored texts after a change that was decided on older ones', async () => {
    const id = await aTour()
    await db.update(tourTexts).set({ description: 'Yamnuska' }).where(eq(tourTexts.tourId, id))
    const withOtherRoute = {
      prepare: (query: string) => env.DB.prepare(query),
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
      withSession: () => afterFirstRead(id),
    } as unknown as typeof env.DB
    const { token } = (await anAdminOfTours()).admin
    const response = await request('/api/forum/update', {
      body: { forumId: id, lang: 'ca', description: 'Louise' },
      token,
      bindings: { DB: withOtherRoute },
    })
    expect(response.status).toBe(200)
    const { body } = (await documentOf(id))!
    expect(body).toContain('Louise')
    expect(body).toContain('Moraine')
  })
})

/** D1 in which another request changes the tour's route between the read and the write of this one. */
function afterFirstRead(tourId: number) {
  const session = env.DB.withSession()
  let isChanged = false
  return {
    prepare: (query: string) => session.prepare(query),
    getBookmark: () => session.getBookmark(),
    async batch(statements: D1PreparedStatement[]) {
      if (!isChanged) {
        isChanged = true
        await env.DB.prepare('UPDATE tour_texts SET route = ? WHERE tour_id = ?')
          .bind('Moraine', tourId)
          .run()
      }
      return session.batch(statements)
    },
  }
}
