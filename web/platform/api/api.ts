import type { QueryClient } from '@tanstack/react-query'
import { hc, type ClientResponse } from 'hono/client'
import type { Api } from '../../../worker/app'
import type { ErrorBody } from '../../../worker/contracts/errors'

/** The API's error body; a call without a response gets a code of the client. */
interface FailureBody extends Partial<Omit<ErrorBody, 'code'>> {
  code?: string
  fields?: ErrorBody['fields']
}

/** A failed call: error code (key of errors.json), status (0: no readable response) and body. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly body: FailureBody

  constructor(status: number, body: FailureBody) {
    const code = body.code ?? (status === 0 ? 'Offline' : 'INTERNAL_SERVER_ERROR')
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.body = body
  }
}

/** A failure of any kind, as one of the API; one without a response has status 0. */
export function toApiError(failure: unknown): ApiError {
  return failure instanceof ApiError ? failure : new ApiError(0, { msg: String(failure) })
}

export type ApiClient = ReturnType<typeof createApi>

/** The typed API client. `send` is fetch in a browser and the API itself at the edge. */
export function createApi(origin: string, send: typeof fetch) {
  return hc<Api>(`${origin}/api`, { fetch: send })
}

/** The path parameter `:id` of a call. */
export function byId(id: number) {
  return { param: { id: String(id) } }
}

/** Options of a call that is stored once, however often it is sent with the same key. */
export function keyed(requestKey: string) {
  return { headers: { 'idempotency-key': requestKey } }
}

/** A row with `id` instead of the wire's `_id`. */
export function withId<Row extends { _id: number }>({ _id: id, ...row }: Row) {
  return { ...row, id }
}

const apis = new WeakMap<QueryClient, ApiClient>()

/** Attaches the API to a query client. */
export function provideApi(client: QueryClient, api: ApiClient): QueryClient {
  apis.set(client, api)
  return client
}

/** The API attached to a query client, so that queries run in the browser and at the edge. */
export function apiOf(client: QueryClient): ApiClient {
  const api = apis.get(client)
  if (!api) throw new Error('This query client has no API')
  return api
}

type AnyResponse = Response | ClientResponse<unknown, number>
type JsonCall<Body> = Promise<ClientResponse<Body, number, 'json'>>

/** Passes a successful response through. @throws ApiError otherwise */
export async function requireOk<Result extends AnyResponse>(request: Promise<Result>) {
  const response = await request.catch(noResponse)
  if (response.ok) return response
  const body = (await response.json().catch(() => null)) as FailureBody | null
  throw new ApiError(response.status, body ?? {})
}

/** Body and headers of a successful response. @throws ApiError, also for invalid JSON */
export async function readResponse<Body>(request: JsonCall<Body>) {
  const response = await requireOk(request)
  return { body: await response.json().catch(noResponse), headers: response.headers }
}

/** The body only. @throws ApiError as `readResponse` */
export async function readJson<Body>(request: JsonCall<Body>) {
  return (await readResponse(request)).body
}

/** For missing or unreadable responses. @throws ApiError with status 0 */
export function noResponse(cause: unknown): never {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  throw new ApiError(0, { code: isLate ? 'Timeout' : 'Offline', msg: String(cause) })
}
