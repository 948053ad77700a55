import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchResponse } from '../../../worker/contracts/search'
import { findCandidates } from '../../../worker/services/search/search.queries'
import { renewTerms } from '../../../worker/services/search/renew-terms'
import { looserTerms, queryOf } from '../../../worker/services/search/terms'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, aTour, db } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'
import { request } from '../../support/request'

const POSTS = {
  ko: '캘거리 출발 밴프 하루 투어 문의드려요. 1박 2일 자전거 대여도 되나요?',
  koTogether: '밴프투어 후기입니다, 정말 좋았어요.',
  zh: '从卡尔加里出发的班夫三日游，坐大巴很舒服。黄刀镇冬天可以看极光。',
  zhDay: '露易丝湖一日游也去班夫小镇，推荐给大家。',
  hant: '黃刀鎮的極光團很棒，導遊講國語，麵包也好吃。',
  invisible: '설\u200b퍼산 전망대와 존\u00ad스턴 협곡, 김\ufeff철수 가이드',
  nfd: '카나나스키스 호수에서 카약을 탔어요.'.normalize('NFD'),
  en: 'A day in Banff: we had lunch in Canmore.',
  road: 'Our road trip to Jasper took a whole day from Banff.',
}
type Post = keyof typeof POSTS

const ids = new Map<number, Post>()

let searches = 0

/** Each from a network of its own, because of their limit. */
async function search(q: string): Promise<SearchResponse> {
  searches += 1
  const response = await request(`/api/search?${new URLSearchParams({ q, lang: 'kr' })}`, {
    headers: { 'cf-connecting-ip': `198.51.100.${searches}` },
  })
  expect(response.status).toBe(200)
  return response.json()
}

const postOf = ({ reply }: SearchResponse['results'][number]) => ids.get(reply ?? 0)

/** The posts that a query finds. */
async function found(q: string): Promise<Post[]> {
  const { results } = await search(q)
  return results.flatMap((hit) => postOf(hit) ?? []).toSorted()
}

describe('a search finds what its words mean', () => {
  beforeAll(async () => {
    const author = await aMember({ isAdmin: true })
    const { path } = await aTopic({ author })
    for (const [name, content] of Object.entries(POSTS)) {
      const { reply } = await aReply(path, { author, content })
      ids.set(reply._id, name as Post)
    }
  })

  it.each<[q: string, posts: Post[]]>([
    // Particles.
    ['캘거리에서', ['ko']],
    ['캘거리에서는', ['ko']],
    ['캘거리', ['ko']],
    ['밴프까지', ['ko', 'koTogether']],
    ['밴프는', ['ko', 'koTogether']],
    ['자전거로', ['ko']],
    ['자전거를 캘거리에서', ['ko']],
    ['후기는', ['koTogether']],
    ['존스턴 협곡의', ['invisible']],
    // Runs without spaces.
    ['밴프투어', ['ko', 'koTogether']],
    ['밴프 투어', ['ko', 'koTogether']],
    ['밴프투어는', ['ko', 'koTogether']],
    ['밴프 투어는', ['ko', 'koTogether']],
    ['캘거리에서밴프까지', ['ko']],
    ['캘거리출발', ['ko']],
    ['자전거대여', ['ko']],
    ['班夫一日游', ['zhDay']],
    ['班夫三日游', ['zh']],
    ['黄刀镇看极光', ['hant', 'zh']],
    ['去班夫小镇', ['zhDay']],
    ['怎么去班夫', ['zh', 'zhDay']],
    ['卡尔加里到班夫', ['zh']],
    // Traditional characters in the query, the text or both.
    ['黃刀鎮', ['hant', 'zh']],
    ['黄刀镇', ['hant', 'zh']],
    ['極光', ['hant', 'zh']],
    ['导游', ['hant']],
    ['班夫一日遊', ['zhDay']],
    ['麵包', ['hant']],
    // Characters without width, parts of syllables.
    ['설퍼산', ['invisible']],
    ['설\u200b퍼산', ['invisible']],
    ['존스턴', ['invisible']],
    ['김철수', ['invisible']],
    ['\u202a밴프\u202c', ['ko', 'koTogether']],
    ['카나나스키스', ['nfd']],
    ['카나나스키스'.normalize('NFD'), ['nfd']],
    ['캘거리에서'.normalize('NFD'), ['ko']],
    // English.
    ['Banff day', ['en', 'road']],
    ['day trip to Banff', ['en', 'road']],
    ['a day in Banff', ['en', 'road']],
    ['the road to Jasper', ['road']],
    ['How do I get from Jasper?', ['road']],
    // Two syllables stay whole, and what no text has is not found.
    ['투어', ['ko', 'koTogether']],
    ['어투', []],
    ['프밴투어', []],
    ['밴쿠버에서', []],
    ['班夫滑雪', []],
    ['trip', ['road']],
  ])('%j', async (q, posts) => {
    expect(await found(q)).toEqual(posts)
  })

  it('first where they are written as sought', async () => {
    const { results } = await search('밴프투어')
    expect(results.map(postOf)).toEqual(['koTogether', 'ko'])
  })

  it('and marks them', async () => {
    const { results } = await search('黃刀鎮看極光')
    const marked = results.map((hit) => [
      postOf(hit),
      hit.ranges.map(([start, end]) => hit.snippet.slice(start, end)),
    ])
    expect(Object.fromEntries(marked)).toEqual({
      zh: ['黄刀镇', '看极光'],
      hant: ['黃刀鎮', '極光'],
    })
  })

  it('and reads at most 700 rows for each of its three lists, in one trip', async () => {
    const tourId = await aTour({ names: { ca: 'Common words' } })
    await db.run(`with recursive n(value) as (select 1 union all select value + 1 from n where value < 5000)
      insert into search_documents (kind, ref_id, tour_id, title, body, terms, created_at)
      select iif(value % 2, 'tour', 'post'), 4000000 + value, ${tourId}, '가나다라', '마바사에서',
        '[["가나",1],["나다",1],["다라",1],["라마",1],["마바",1],["바사",1],["사에",1],["에서",1]]', 1 from n`)
    await db.run('update search_documents set is_public = 1 where ref_id > 4000000')
    const query = queryOf('가나다라마바사에서')
    const looser = looserTerms(query)
    expect(looser).toHaveLength(2)
    const meter = meteredDb()
    const candidates = await findCandidates(meter.db, query.terms, { looser })
    expect(candidates).toHaveLength(160)
    expect(meter.rowsRead()).toBeLessThanOrEqual(3 * 700)
    await db.run('delete from search_documents where ref_id > 4000000')
  })
})

it('a search finds texts whose terms an earlier release has made, once the job has run', async () => {
  const author = await aMember({ isAdmin: true })
  const { path } = await aTopic({ author })
  const { reply } = await aReply(path, { author, content: '優鶴國家公園的翡翠湖，早上去最漂亮。' })
  ids.set(reply._id, 'hant')
  await db.run(
    `update search_documents set terms = '[["優鶴",1],["鶴國",1],["國家",1]]' where ref_id = ${reply._id}`,
  )
  expect(await found('优鹤国家公园')).toEqual([])
  await renewTerms(env, Date.now())
  expect(await found('优鹤国家公园')).toEqual(['hant'])
  const meter = meteredDb()
  await renewTerms({ ...env, DB: meter.database }, Date.now())
  expect([meter.statements(), meter.rowsRead()]).toEqual([1, 1])
})

it.each([
  ['밴프', []],
  ['lake louise', []],
  ['밴프 투어', []],
  ['黄刀镇', []],
  ['캘거리에서', ['캘거 에서', '캘거 거리']],
  ['밴프투어', ['밴프 투어']],
  ['day trip', ['day']],
  ['trip', []],
])('a search for %j asks for looser terms only where they differ', (q, looser) => {
  const found = looserTerms(queryOf(q)).map((terms) => terms.map(({ text }) => text).join(' '))
  expect(found).toEqual(looser)
})
