import { queryOptions } from '@tanstack/react-query'
import type { SortMethod } from '../../../worker/contracts/topic-rules'
import { apiOf, byId, readResponse } from '../../platform/api/api'
import { toSecretRow, toTopicRow, type BoardRow, type SecretRow } from './board.presenter'

export const BOARD_PAGE_SIZE = 20

/** Prefix of all board queries, for invalidation after a write. */
export const BOARD_KEY = ['board'] as const

/** Username of the reader, null for a visitor; part of each key as responses differ. */
export type ReaderKey = string | null

export interface BoardList {
  rows: (BoardRow | SecretRow)[]
  totalCount: number
}

interface BoardListOf {
  tourId: number
  sort: SortMethod
  page: number
  after: number | undefined
}

export const boardListQuery = ({ tourId, sort, page, after }: BoardListOf, reader: ReaderKey) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'list', tourId, sort, page, after ?? 0, reader],
    queryFn: async ({ client }): Promise<BoardList> => {
      const response = await readResponse(
        apiOf(client).forum[':id'].topic.$get({
          ...byId(tourId),
          query: {
            sort_method: sort,
            page: String(page),
            count: String(BOARD_PAGE_SIZE),
            ...(after !== undefined && { after: String(after) }),
          },
        }),
      )
      return {
        rows: response.body.map((row) => ('name' in row ? toTopicRow(row) : toSecretRow(row))),
        totalCount: Number(response.headers.get('x-total-count') ?? response.body.length),
      }
    },
  })
