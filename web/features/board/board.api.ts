import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SortMethod } from '../../../worker/contracts/board/topic-rules'
import { apiOf, byId, readResponse } from '../../platform/api/api'
import { toBoardRow, toSecretRow, type BoardRow, type SecretRow } from './board.presenter'

export const BOARD_PAGE_SIZE = 20

/** Prefix of all board queries, for invalidation after a write. */
export const BOARD_KEY = ['board'] as const

/** Username of the reader, null for a visitor; part of each key as responses differ. */
export type ReaderKey = string | null

export interface BoardList {
  rows: (BoardRow | SecretRow)[]
  totalCount: number
  /** Of guests who travelled, and the average of their stars, such as 4.7; null without any. */
  stories: { count: number; stars: number } | null
}

interface BoardListOf {
  tourId: number
  sort: SortMethod
  page: number
  after: number | undefined
}

/** All lists of a tour's board: each page in each order. */
export const boardListsKey = (tourId: number) => [...BOARD_KEY, 'list', tourId]

export const boardListQuery = (list: BoardListOf, reader: ReaderKey) =>
  queryOptions({
    queryKey: [...boardListsKey(list.tourId), list.sort, list.page, list.after ?? 0, reader],
    queryFn: ({ client }) => readBoardList(client, list),
  })

async function readBoardList(client: QueryClient, list: BoardListOf): Promise<BoardList> {
  const call = apiOf(client).forum[':id'].topic.$get({ ...byId(list.tourId), query: pageOf(list) })
  const { body, headers } = await readResponse(call)
  const rows = body.map((row) => ('name' in row ? toBoardRow(row) : toSecretRow(row)))
  const totalCount = Number(headers.get('x-total-count') ?? body.length)
  return { rows, totalCount, stories: storiesOf(headers) }
}

function storiesOf(headers: Headers): BoardList['stories'] {
  const [count, stars] = [headers.get('x-story-count'), headers.get('x-story-stars')]
  return stars === null ? null : { count: Number(count), stars: Number(stars) }
}

function pageOf({ sort, page, after }: BoardListOf) {
  const numbered = { sort_method: sort, page: String(page), count: String(BOARD_PAGE_SIZE) }
  return { ...numbered, ...(after !== undefined && { after: String(after) }) }
}
