import type { QueryClient } from '@tanstack/react-query'
import { hc, type ClientResponse } from 'hono/client'
import type { Api } from '../../../worker/app'
import type { ErrorBody } from '../../../worker/contracts/errors'

/** What the API says of a failure; a call without an answer has a code of this side. */
interface FailureBody extends Partial<Omit<ErrorBody, 'code'>> {
  code?: string
  fields?: ErrorBody['fields']
}

/** A failed call: the API's code (a key of errors.json), its status (0: no readable answer) and its whole body. */
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

/** A successful answer. @throws ApiError otherwise */
export async function answered<Answer extends Response | ClientResponse<unknown, number>>(
  answer: Promise<Answer>,
): Promise<Answer> {
  const response = await answer.catch(noAnswer)
  if (response.ok) return response
  throw new ApiError(
    response.status,
    ((await response.json().catch(() => null)) as FailureBody | null) ?? {},
  )
}

/** A successful answer's body with its headers. @throws ApiError otherwise, also for one that is cut off or no JSON */
export async function readAnswer<Body>(answer: Promise<ClientResponse<Body, number, 'json'>>) {
  const response = await answered(answer)
  return { body: await response.json().catch(noAnswer), headers: response.headers }
}

/** The body alone. @throws ApiError as `readAnswer` */
export async function readJson<Body>(
  answer: Promise<ClientResponse<Body, number, 'json'>>,
): Promise<Body> {
  return (await readAnswer(answer)).body
}

/** For what never came or cannot be read. @throws ApiError without a status */
export function noAnswer(cause: unknown): never {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  throw new ApiError(0, { code: isLate ? 'Timeout' : 'Offline', msg: String(cause) })
}
