import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import worker from '../../worker/index'
import type { Bindings } from '../../worker/env'

export const ORIGIN = 'https://moraine.example'

interface RequestOptions {
  method?: string
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
  /** Bindings that differ from the test runtime's, such as a store that fails. */
  bindings?: Partial<Bindings>
}

/** Sends one request through the whole worker and waits for its background work. A `body` is sent as JSON, bytes as they are. */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { body, token, bindings } = options
  const headers = new Headers(options.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined && !(body instanceof FormData) && !headers.has('content-type'))
    headers.set('content-type', 'application/json')
  const context = createExecutionContext()
  const response = await worker.fetch(
    new Request(new URL(path, ORIGIN), {
      method: options.method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      body: isSentAsItIs(body) ? body : JSON.stringify(body),
    }) as Request<unknown, IncomingRequestCfProperties>,
    bindings ? { ...env, ...bindings } : env,
    context,
  )
  await waitOnExecutionContext(context)
  return response
}

function isSentAsItIs(body: unknown): body is FormData | Uint8Array<ArrayBuffer> | undefined {
  return body === undefined || body instanceof FormData || body instanceof Uint8Array
}

/** What a refused call says: its status and the code in its body. */
export async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json<{ code: string }>()).code]
}
