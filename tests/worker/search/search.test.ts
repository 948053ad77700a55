import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { replies, topics } from '../../../worker/db/schema/board'
import { indexTourStatement } from '../../../worker/services/search/tour-index'
import type { SearchResponse } from '../../../worker/contracts/search'
import { findCandidates, rebuildSearch } from '../../../worker/services/search/search.queries'
import type { QueryTerm } from '../../../worker/services/search/terms'
import { searchDocuments, searchTerms } from '../../../worker/db/schema/search'
import { tours, tourTexts } from '../../../worker/db/schema/tours'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, aTour, db } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'
import { request } from '../../support/request'

async function search(
  q: string,
  options: { lang?: string; page?: number; token?: string } = {},
): Promise<SearchResponse> {
  const query = new URLSearchParams({
    q,
    lang: options.lang ?? 'ca',
    page: String(options.page ?? 1),
  })
  const response = await request(`/api/search?${query}`, { token: options.token ?? null })
  expect(response.status).toBe(200)
  return response.json<SearchResponse>()
}

const marked = (text: string, ranges: [number, number][]) =>
  ranges.map(([start, end]) => text.slice(start, end))

async function anIndexedTour(name: string, description: string, status = 1) {
  const tourId = await aTour({ names: { ca: name }, status })
  await indexTexts({ tourId, lang: 'ca', name, description, updatedAt: 1 })
  return tourId
}

async function indexTexts(texts: typeof tourTexts.$inferInsert) {
  const { tourId, lang, description } = texts
  const [row] = await db
    .insert(tourTexts)
    .values(texts)
    .onConflictDoUpdate({ target: [tourTexts.tourId, tourTexts.lang], set: { description } })
    .returning()
  await indexTourStatement(db, { tourId, lang, texts: row! })
}

describe('GET /api/search', () => {
  it('finds a Korean word of two syllables, also inside a longer one', async () => {
    const { topic } = await aTopic({
      body: { topicName: '겨울 준비물', content: '아이젠과 방한복을 가져가야 하나요?' },
    })
    const { results } = await search('방한')
    expect(results).toMatchObject([
      { kind: 'topic', topic: topic._id, forum: topic.forum, title: '겨울 준비물' },
    ])
    expect(marked(results[0]!.snippet, results[0]!.ranges)).toEqual(['방한'])
    expect((await search('한방')).results).toEqual([])
  })

  it('quotes Korean without the marks of Markdown, and with the spaces and ranges that were written', async () => {
    await aTopic({
      body: {
        topicName: '개장일',
        content: '**5월 말부터 7월 말**입니다. 하루 30~40명까지 받아요.',
      },
    })
    const { results } = await search('7월')
    expect(results[0]!.snippet).toContain('5월 말부터 7월 말입니다. 하루 30~40명까지')
  })

  it('finds a Chinese word of two characters and a single character', async () => {
    const { path } = await aTopic()
    const { reply } = await aReply(path, { content: '冬天的极光在黄刀镇最清楚，建议穿厚一点。' })
    expect((await search('极光')).results).toMatchObject([{ kind: 'reply', reply: reply._id }])
    expect((await search('黄刀镇')).results).toHaveLength(1)
    expect((await search('刀')).results).toHaveLength(1)
    expect((await search('光极')).results).toEqual([])
  })

  it('finds an English word by its beginning, whatever case, accents or width', async () => {
    const { topic } = await aTopic({
      body: { topicName: 'Snowshoes', content: 'Is the Café Zéphyrine near Banff open?' },
    })
    for (const q of [
      'snowsh',
      'SNOWSHOES',
      'zephyr',
      'ZÉPHYR',
      'ｚｅｐｈｙｒ',
      'snowshoes zephyrine',
    ])
      expect([q, (await search(q)).results.map((hit) => hit.topic)]).toEqual([q, [topic._id]])
    expect((await search('nowshoes')).results).toEqual([])
    expect((await search('snowshoes nothingness')).results).toEqual([])
  })

  it('ranks a tour and a title over a mention, and marks where the words are', async () => {
    const tourId = await anIndexedTour('Peyto Panorama', 'A lake of milk.')
    const mentioned = await aTopic({
      body: { topicName: 'Parking', content: 'Can we park at Peyto after ten?' },
    })
    const titled = await aTopic({
      body: { topicName: 'Peyto in May', content: 'Is the road free of snow then?' },
    })
    const { results, totalCount } = await search('peyto')
    expect(
      results.map(({ kind, forum, topic }) => [kind, kind === 'tour' ? forum : topic]),
    ).toEqual([
      ['tour', tourId],
      ['topic', titled.topic._id],
      ['topic', mentioned.topic._id],
    ])
    expect(totalCount).toBe(3)
    expect(marked(results[0]!.title, results[0]!.titleRanges)).toEqual(['Peyto'])
    expect(marked(results[2]!.snippet, results[2]!.ranges)).toEqual(['Peyto'])
  })

  it('shows a tour once, in the language of the reader where it can', async () => {
    const tourId = await anIndexedTour('Quillback Ride', 'Horses.')
    const texts = { name: 'Quillback 승마', description: '말', updatedAt: 1 }
    await indexTexts({ tourId, lang: 'kr', ...texts })
    expect((await search('quillback', { lang: 'kr' })).results).toMatchObject([
      { title: 'Quillback 승마', lang: 'kr' },
    ])
    expect((await search('quillback', { lang: 'cn' })).results).toHaveLength(1)
  })

  it('never finds what is private, hidden, waiting, deleted or under a hidden tour', async () => {
    const found = async () => (await search('wolverine')).results.length
    await aTopic({ body: { topicName: 'wolverine', hidePlz: true } })
    await anIndexedTour('Wolverine walk', 'x', 0)
    expect(await found()).toBe(0)
    const { topic, path, author } = await aTopic({
      body: { topicName: 'A wolverine', content: 'We saw a wolverine today.' },
    })
    const { reply, author: replier } = await aReply(path, { content: 'A wolverine in October?' })
    expect(await found()).toBe(2)
    for (const hide of [
      { hiddenAt: 1 },
      { pendingReview: true },
      { deletedAt: 1 },
      { isPrivate: true },
    ]) {
      await db.update(topics).set(hide).where(eq(topics.id, topic._id))
      expect([hide, await found()]).toEqual([hide, 0])
      const shown = { hiddenAt: null, pendingReview: false, deletedAt: null, isPrivate: false }
      await db.update(topics).set(shown).where(eq(topics.id, topic._id))
    }
    await db.update(tours).set({ status: 0 }).where(eq(tours.id, topic.forum))
    expect(await found()).toBe(0)
    await db.update(tours).set({ status: 1 }).where(eq(tours.id, topic.forum))
    await db.update(replies).set({ hiddenAt: 1 }).where(eq(replies.id, reply._id))
    expect(await found()).toBe(1)
    await db.update(replies).set({ hiddenAt: null, blankedAt: 1 }).where(eq(replies.id, reply._id))
    expect(await found()).toBe(1)
    await db.update(replies).set({ blankedAt: null }).where(eq(replies.id, reply._id))
    expect(await found()).toBe(2)
    const wolverines = await search('wolverine')
    expect(
      new Set(wolverines.results.map(({ title, category }) => `${title} ${category}`)).size,
    ).toBe(1)
    await request(`/api/reply/${reply._id}`, { method: 'DELETE', token: replier.token })
    expect(await found()).toBe(1)
    const { replies: posts } = await (
      await request(`${path}/reply`)
    ).json<{ replies: { _id: number }[] }>()
    await request(`/api/reply/${posts[0]!._id}`, { method: 'DELETE', token: author.token })
    expect(await found()).toBe(0)
    expect(
      await db.select().from(searchTerms).where(eq(searchTerms.term, '!wolverine')),
    ).toHaveLength(1)
  })

  it('follows an edit', async () => {
    const { path, author } = await aTopic({
      body: { topicName: 'Q', content: 'Where do marmots live?' },
    })
    const [opening] = (
      await (await request(`${path}/reply`)).json<{ replies: { _id: number }[] }>()
    ).replies
    await request(`/api/reply/${opening!._id}`, {
      token: author.token,
      body: { content: 'Where do pikas live then?' },
    })
    expect((await search('marmots')).results).toEqual([])
    expect((await search('pikas')).results).toHaveLength(1)
  })

  it.each([
    '',
    ' ',
    '!!!',
    "'; drop table topics; --",
    '%',
    '_',
    '"',
    '*',
    '\u0000',
    'x'.repeat(200),
    '\ud800',
  ])('answers 200 to %j', async (q) => {
    expect((await search(q)).results).toEqual([])
  })

  it('refuses an overlong query and pages the hits', async () => {
    expect((await request(`/api/search?q=${'x'.repeat(201)}`)).status).toBe(422)
    const author = await aMember({ isAdmin: true })
    const { path } = await aTopic({ author })
    for (let n = 0; n < 12; n += 1)
      await aReply(path, { author, content: `Ptarmigan number ${n} was seen.` })
    const [first, second] = [await search('ptarmigan'), await search('ptarmigan', { page: 2 })]
    expect([first.results.length, second.results.length, first.totalCount]).toEqual([10, 2, 12])
  })

  it('reads a bounded number of rows, however common the words are', async () => {
    const tourId = await anIndexedTour('Common', 'ground')
    await db.run(`with recursive n(value) as (select 1 union all select value + 1 from n where value < 20000)
      insert into search_documents (kind, ref_id, tour_id, title, body, terms, created_at)
      select iif(value % 2, 'tour', 'post'), 1000000 + value, ${tourId}, 'common', 'words',
        '[["common",1],["commune",1],["words",1]]', 1 from n`)
    await db.run(`update search_documents set is_public = 1 where ref_id > 1000000`)
    for (const terms of [[query('common')], [query('comm'), query('wor')]]) {
      const { candidates, rowsRead } = await measured(terms)
      expect(candidates).toBe(160)
      expect(rowsRead).toBeLessThanOrEqual(3 * candidates)
    }
    const { candidates, rowsRead } = await measured([
      query('common'),
      query('nowhere'),
      query('words'),
    ])
    expect([candidates, rowsRead < 100]).toEqual([0, true])
  })

  it('finds a tour and a title however many newer posts mention the words', async () => {
    const tourId = await anIndexedTour('Cinquefoil ridge', 'A walk.')
    const { topic } = await aTopic({
      body: { topicName: 'Cinquefoil in June', content: 'Is it out by then?' },
    })
    await db.run(`with recursive n(value) as (select 1 union all select value + 1 from n where value < 3000)
      insert into search_documents (kind, ref_id, tour_id, title, body, terms, created_at)
      select 'post', 3000000 + value, ${tourId}, '', 'cinquefoil', '[["cinquefoil",1]]', 1 from n`)
    await db.run(`update search_documents set is_public = 1 where ref_id > 3000000`)
    const { results } = await search('cinquefoil')
    expect(results.slice(0, 2).map(({ kind, forum, topic: id }) => [kind, id ?? forum])).toEqual([
      ['tour', tourId],
      ['topic', topic._id],
    ])
    expect((await search('cinquefoil out')).results[0]?.topic).toBe(topic._id)
  })

  it('finds what has two common words, where most of what has one lacks the other', async () => {
    const tourId = await anIndexedTour('Larches', 'x')
    await db.run(`with recursive n(value) as (select 1 union all select value + 1 from n where value < 5000)
      insert into search_documents (kind, ref_id, tour_id, title, body, terms, created_at)
      select 'tour', 2000000 + value, ${tourId}, 'larch', 'autumn',
        iif(value % 100 = 1, '[["larch",4],["autumn",1]]', '[["larch",4]]'), 1 from n`)
    await db.run(`update search_documents set is_public = 1 where ref_id > 2000000`)
    for (const terms of [
      [query('larch'), query('autumn')],
      [query('autumn'), query('larch')],
    ]) {
      const { candidates, rowsRead } = await measured(terms)
      expect(candidates).toBe(50)
      expect(rowsRead).toBeLessThanOrEqual(4 * candidates)
    }
  })
})

const query = (text: string) => ({ text, isPrefix: true })

/** Candidates of a search, and the rows that D1 read for them. */
async function measured(terms: QueryTerm[]) {
  const meter = meteredDb()
  const candidates = await findCandidates(meter.db, terms)
  return { candidates: candidates.length, rowsRead: meter.rowsRead() }
}

it('a search takes eight words, and finds what has them all', async () => {
  const words = ['aspen', 'birch', 'cedar', 'dogwood', 'elder', 'fir', 'gale', 'hazel']
  const { topic } = await aTopic({ body: { topicName: 'Trees', content: words.join(', ') } })
  await aTopic({ body: { topicName: 'Trees', content: words.slice(1).join(', ') } })
  expect((await search(words.join(' '))).results.map((hit) => hit.topic)).toEqual([topic._id])
})

it('an excerpt has headings and list items apart from the text after them', async () => {
  await aTopic({
    body: {
      topicName: 'Bags',
      content: '## To bring\n- crampons\n- a scarf\n\n**Not** a pannier.',
    },
  })
  expect((await search('pannier')).results.map(({ snippet }) => snippet)).toEqual([
    'To bring · crampons · a scarf · Not a pannier.',
  ])
})

it('the index of the search is rebuilt from tours and posts', async () => {
  const { topic } = await aTopic({
    body: { topicName: 'Fireweed', content: 'When does it bloom up there?' },
  })
  await aTopic({ body: { topicName: 'Fireweed', hidePlz: true } })
  await aTour({ names: { ca: 'Fireweed trail' } })
  await rebuildSearch(db)
  const { results } = await search('fireweed')
  expect(results.map(({ kind }) => kind)).toEqual(['topic', 'tour'])
  expect(results[0]!.topic).toBe(topic._id)
  expect(await db.$count(searchDocuments)).toBeGreaterThan(1)
})
