import { describe, expect, it } from 'vitest'
import { newTopic } from '../../../worker/contracts/board/new-topic'
import {
  CONTENT_MAX,
  DEFAULT_SORT_METHOD,
  SORT_METHODS,
} from '../../../worker/contracts/board/topic-rules'
import {
  directionOf,
  nextSort,
  SORT_COLUMNS,
  NUMBERED_PAGES,
  pageCountOf,
  readBoardSearch,
  readTopicIds,
  readTopicSearch,
  readPostAnchor,
} from '../../../web/features/board/board.search'
import { excerpt, sentences } from '../../../worker/contracts/text/excerpt'
import {
  faultsInTopic,
  isPrivateDraft,
  readTags,
} from '../../../web/features/board/compose/topic-draft'
import { faultInText } from '../../../web/features/board/compose/text-faults'
import { maskEmail } from '../../../web/features/board/topic/topic-page'
import { boardListQuery } from '../../../web/features/board/board.api'
import { isSecret } from '../../../web/features/board/board.presenter'
import { createApi } from '../../../web/platform/api/api'
import { createQueryClient } from '../../../web/platform/api/query-client'
import { readHomeSearch } from '../../../web/features/board/home/home.search'
import { pagesAround } from '../../../web/ui/pager'

describe('the address of a list', () => {
  it.each([
    [{}, {}],
    [{ sort: 'by_name_asc', page: 1 }, {}],
    [
      { sort: 'by_views_desc', page: '3' },
      { sort: 'by_views_desc', page: 3 },
    ],
    [{ sort: 'by_nothing', page: '-2' }, {}],
    [{ page: '2.5' }, {}],
    [{ page: '10001' }, {}],
    [{ page: 10_000 }, { page: 10_000 }],
    [{ after: '812', page: 4 }, { after: 812 }],
    [{ after: 'x', page: 4 }, { page: 4 }],
    [{ after: '1e99' }, {}],
  ])('%j means %j', (address, meant) => {
    expect(readBoardSearch(address)).toEqual(meant)
  })

  it.each([
    [{ category: '2' }, { category: 2 }],
    [{ category: 7, page: 2 }, { page: 2 }],
    [
      { category: 2, page: 2, after: '812' },
      { category: 2, after: 812 },
    ],
    [{ category: 'constructor' }, {}],
    [{ langs: 'all' }, { langs: 'all' }],
    [{ langs: 'kr' }, {}],
  ])('of home, %j means %j', (address, meant) => {
    expect(readHomeSearch(address)).toEqual(meant)
  })

  it.each([
    [{}, {}],
    [{ page: '3' }, { page: 3 }],
    [{ page: '1' }, {}],
    [{ reply: '812', page: 4 }, { reply: 812 }],
    [{ reply: '0', page: 4 }, { page: 4 }],
    [{ reply: 'x' }, {}],
  ])("of a topic's posts, %j means %j", (address, meant) => {
    expect(readTopicSearch(address)).toEqual(meant)
  })

  it.each([
    ['reply-12', 12],
    ['reply-x', null],
    ['reply-', null],
    ['answers', null],
    ['', null],
  ])('names with the fragment %j the post %j', (fragment, id) => {
    expect(readPostAnchor(fragment)).toBe(id)
  })

  it('of a topic has two integer ids', () => {
    expect(readTopicIds({ tourId: '4', topicId: '12' })).toEqual({ tourId: 4, topicId: 12 })
    for (const topicId of ['', '0', '-1', '1.5', '１２', '12x', '9'.repeat(16)])
      expect(readTopicIds({ tourId: '4', topicId })).toBeNull()
  })
})

describe('the sorting of a board', () => {
  it('has a column for every order of the API', () => {
    const orders = SORT_COLUMNS.flatMap((column) => [`by_${column}_asc`, `by_${column}_desc`])
    expect(orders.toSorted()).toEqual([...SORT_METHODS].toSorted())
  })

  it.each([
    ['name', 'by_date_desc', 'by_name_asc'],
    ['category', 'by_name_asc', 'by_category_asc'],
    ['views', 'by_name_asc', 'by_views_desc'],
    ['date', 'by_name_asc', 'by_date_desc'],
    ['date', 'by_date_desc', 'by_date_asc'],
    ['name', 'by_name_asc', 'by_name_desc'],
  ] as const)('by %s from %s goes to %s', (column, sort, next) => {
    expect(nextSort(column, sort)).toBe(next)
  })

  it('shows the direction of the sorted column only', () => {
    expect([directionOf('views', 'by_views_desc'), directionOf('views', 'by_views_asc')]).toEqual([
      'desc',
      'asc',
    ])
    expect(directionOf('name', 'by_views_desc')).toBeNull()
  })
})

describe('the pages of a board', () => {
  it('are numbered as far as the API serves them', () => {
    expect([
      pageCountOf(0, 20),
      pageCountOf(20, 20),
      pageCountOf(21, 20),
      pageCountOf(10_000_000, 7),
    ]).toEqual([0, 1, 2, 10_000])
  })

  it('show the first, the last and the neighbours', () => {
    expect(pagesAround(1, 3)).toEqual([1, 2, 3])
    expect(pagesAround(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
    expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
    expect(pagesAround(NUMBERED_PAGES, NUMBERED_PAGES)).toEqual([1, null, 49, 50])
  })
})

describe('a post before it is sent', () => {
  const draft = {
    title: 'Larches',
    category: 3,
    tags: '',
    content: '0123456789',
    isPrivate: false,
  } as const

  it.each([
    [{}, {}],
    [{ title: ' ' }, { title: 'WriteTitle' }],
    [{ content: '' }, { content: 'WriteContent' }],
    [{ content: ' 123456789 ' }, { content: 'WriteMin' }],
    [
      { title: '', content: '123' },
      { title: 'WriteTitle', content: 'WriteMin' },
    ],
    [
      { title: '\u200b', content: '\u200b'.repeat(10) },
      { title: 'WriteTitle', content: 'WriteContent' },
    ],
    [
      { title: '\u3164', content: `1${'\u2800'.repeat(10)}` },
      { title: 'WriteTitle', content: 'WriteMin' },
    ],
    [{ tags: `snow, #${'눈'.repeat(30)}` }, {}],
    [{ tags: `snow, #${'눈'.repeat(31)}` }, { tags: 'TagTooLong' }],
  ])('with %j reports %j', (changes, faults) => {
    expect(faultsInTopic({ ...draft, ...changes })).toEqual(faults)
  })

  it.each([
    [1, null, true],
    [2, null, false],
    [3, null, false],
    [4, null, false],
    [1, false, false],
    [2, true, true],
  ] as const)(
    'of category %i, with the switch at %s, is private: %s',
    (category, isPrivate, is) => {
      expect(isPrivateDraft({ ...draft, category, isPrivate })).toBe(is)
    },
  )

  it('names its author’s address only to those who know it', () => {
    expect(maskEmail('guest@moraine.example')).toBe('g…\u2060@moraine.example')
    expect(maskEmail('민지@한국.example')).toBe('민…\u2060@한국.example')
  })

  it('may be as long as the API allows, and no longer', () => {
    expect(faultInText('x'.repeat(CONTENT_MAX))).toBeNull()
    expect(faultInText('x'.repeat(CONTENT_MAX + 1))).toBe('TextTooLong')
    const post = { topicName: 'Larches', category: 3, content: '0123456789' }
    expect(
      newTopic.safeParse({ ...post, content: 'x'.repeat(CONTENT_MAX), tags: ['x'.repeat(30)] })
        .success,
    ).toBe(true)
  })

  it('counts characters as readers do', () => {
    expect(faultInText('안녕하세요 여러분!')).toBeNull()
    // Nine syllables, written as their parts.
    expect(faultInText('가나다라마바사아자'.normalize('NFD'))).toBe('WriteMin')
    expect(faultInText('🏔'.repeat(9))).toBe('WriteMin')
    expect(faultInText('🏔'.repeat(10))).toBeNull()
    expect(faultInText('👩‍👩‍👧‍👦👨‍👩‍👧🧗‍♀️⛷️🚶‍♂️')).toBeNull()
    expect(faultInText('班夫国家公园真的很美')).toBeNull()
    // A space between words counts, a row of them as one.
    expect(faultInText('So pretty!')).toBeNull()
    expect(faultInText(`a${' '.repeat(20)}b`)).toBe('WriteMin')
  })

  it('parses tags as typed in each language', () => {
    expect(readTags('kids, #winter，雪、 ## 오로라, kids, ,')).toEqual([
      'kids',
      'winter',
      '雪',
      '오로라',
    ])
    expect(readTags('1,2,3,4,5,6')).toHaveLength(5)
  })
})

describe('an excerpt', () => {
  it.each([
    ['# Title\n\n**Bold** and _slanted_ `code`', 'Title · Bold and slanted code'],
    [
      'Before.\n\n## What to bring:\n- boots\n- a map.\n## Where',
      'Before. What to bring: boots · a map. Where',
    ],
    ['## 준비물\n· 아이젠\n- ', '준비물 · 아이젠'],
    ['![lake](/img/x.jpg) See [here](https://x.example) now', 'See here now'],
    ['> quoted\n- one\n2) two', 'quoted one · two'],
    ['| a | b |', 'a b'],
    ['~~No~~ 1~2명', 'No 1~2명'],
  ])('of %j is %j', (markdown, plain) => {
    expect(excerpt(markdown, 100)).toBe(plain)
  })

  it('is cut between characters', () => {
    expect(excerpt('🏔🏔🏔🏔', 3)).toBe('🏔🏔…')
    expect(excerpt('one two three', 5)).toBe('one…')
  })

  it.each([
    ['Where do we see moose before breakfast?', 20, 'Where do we see…'],
    ['Moose, elk and bears', 10, 'Moose…'],
    ['밴프에서 곤돌라를 타고 싶어요', 9, '밴프에서…'],
    ['我们想在九月底去看落叶松和湖', 8, '我们想在九月底…'],
    ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
    ['See ![a lake](/img/4', 40, 'See'],
  ])('of %j within %i characters ends at a word: %j', (text, max, cut) => {
    expect(excerpt(text, max)).toBe(cut)
  })

  it.each([
    ['We left at five. It was dark, and', 60, 'We left at five.'],
    ['We left at five. It was dark.', 20, 'We left at five.'],
    ['It cost 4.5 km of uphill and', 60, 'It cost 4.5 km of uphill and'],
    ['“지금이요!” 하셨습니다. 나가 보니', 60, '“지금이요!” 하셨습니다.'],
    ['他说：“下车，快。”我还没戴好帽子', 60, '他说：“下车，快。”'],
  ])('of %j within %i characters ends at a sentence: %j', (text, max, whole) => {
    expect(sentences(text, max)).toBe(whole)
  })
})

describe('a row of the board', () => {
  const rowsOf = async (wire: unknown[]) => {
    const api = createApi('https://moraine.example', () => Promise.resolve(Response.json(wire)))
    const list = { tourId: 1, sort: DEFAULT_SORT_METHOD, page: 1, after: undefined }
    return (await createQueryClient(api, 0).fetchQuery(boardListQuery(list, null))).rows
  }

  it('is private when it has no title', async () => {
    const rows = await rowsOf([
      { _id: 1, hidePlz: true, createdAt: 1 },
      { _id: 1, name: '', hidePlz: true },
    ])
    expect(rows.map(isSecret)).toEqual([true, false])
    expect(rows[0]).toEqual({ id: 1, createdAt: 1 })
  })

  it('shows one reply less than stored, never a negative number', async () => {
    const rows = await rowsOf([1, 4, 0].map((replyNum) => ({ _id: 1, name: '', replyNum })))
    expect(rows.map((row) => !isSecret(row) && row.replies)).toEqual([0, 3, 0])
  })
})
