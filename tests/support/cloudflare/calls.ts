import type { FakeState } from './state.ts'

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  body: Buffer
  contentType: string
}

export interface Reply {
  status?: number
  result?: unknown
  info?: object
  code?: number
  message?: string
}

type Handler = (state: FakeState, call: Call, parts: string[]) => Reply | Promise<Reply>
export type Route = [method: string, path: RegExp, handler: Handler]

/** The JSON body of a call, which wrangler and the scripts write. */
export const json = ({ body }: Call) => JSON.parse(body.toString()) as unknown
/** One page with everything; a page after the first is empty. */
export const page = (all: unknown[], { query }: Call): Reply => {
  const result = Number(query.get('page') ?? 1) > 1 ? [] : all
  return {
    result,
    info: { page: 1, per_page: 100, count: result.length, total_count: all.length, total_pages: 1 },
  }
}
