import type { QueryClient } from '@tanstack/react-query'
import { hc, type ClientResponse } from 'hono/client'
import type { Api } from '../../worker/app'
import type { ErrorBody } from '../../worker/platform/errors'

/** A failed call: the API's code (a key of errors.json), its status (0: no answer) and its whole body. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly body: Partial<ErrorBody>

  constructor(status: number, body: Partial<ErrorBody>) {
    const code = body.code ?? (status === 0 ? 'Offline' : 'INTERNAL_SERVER_ERROR')
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.body = body
  }
}

export type ApiClient = ReturnType<typeof createApi>

/** The typed client of the API. `send` is fetch in a browser and the API itself at the edge. */
export function createApi(origin: string, send: typeof fetch) {
  return hc<Api>(`${origin}/api`, { fetch: send })
}

const apis = new WeakMap<QueryClient, ApiClient>()

/** Gives a query client the API that its queries call. */
export function provideApi(client: QueryClient, api: ApiClient): QueryClient {
  apis.set(client, api)
  return client
}

/** The API that a query client was made for; queries find it here so that they run in both places. */
export function apiOf(client: QueryClient): ApiClient {
  const api = apis.get(client)
  if (!api) throw new Error('This query client has no API')
  return api
}

/** The body of a successful answer. @throws ApiError otherwise */
export async function readJson<Body>(answer: Promise<ClientResponse<Body, number, 'json'>>): Promise<Body> {
  const response = await answer.catch((cause: unknown) => {
    throw new ApiError(0, { msg: String(cause) })
  })
  if (response.ok) return await response.json()
  throw new ApiError(response.status, (await response.json().catch(() => ({}))) ?? {})
}
