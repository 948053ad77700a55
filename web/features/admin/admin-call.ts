import { ApiError } from '../../platform/api'
import { currentSession } from '../../platform/session'

/** One call as the logged-in admin, its answer's JSON. @throws ApiError */
export async function callAdmin<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await answerOf(method, path, body)
  return response.status === 204 ? (null as Answer) : await response.json<Answer>()
}

/** A page of a list. */
export interface ListPage<Row> {
  rows: Row[]
  /** Of all pages. */
  total: number
}

/** A page of a list with the number of all its rows, which the API tells in a header. */
export async function callAdminList<Page extends ListPage<unknown>>(path: string): Promise<Page> {
  const response = await answerOf('GET', path)
  const rows = await response.json<unknown[]>()
  return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) } as Page
}

async function answerOf(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await currentSession()
    .fetch(`/api${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    .catch((cause: unknown) => {
      throw new ApiError(0, { msg: String(cause) })
    })
  if (!response.ok) throw new ApiError(response.status, await response.json<object>().catch(() => ({})))
  return response
}
