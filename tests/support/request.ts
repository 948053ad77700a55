import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import worker from '../../worker/index'
import type { Bindings } from '../../worker/env'

export const ORIGIN = 'https://moraine.example'

export interface RequestOptions {
  method?: string
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
  /** Bindings that differ from the test runtime's, such as a store that fails. */
  bindings?: Partial<Bindings>
  /** Called with the token right before the request is sent. */
  onSending?: ((token: string) => void) | undefined
  /** Called when all of the body but its last byte has been read. A request without a body gets one for this. */
  whileHeld?: ((token: string) => Promise<unknown>) | undefined
}

/** Sends one request through the worker and waits for background work. A `body` is sent as JSON, bytes unchanged. */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { body, token, bindings } = options
  const headers = new Headers(options.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined && !(body instanceof FormData) && !headers.has('content-type'))
    headers.set('content-type', 'application/json')
  options.onSending?.(token ?? '')
  const context = createExecutionContext()
  const whole = new Request(new URL(path, ORIGIN), {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body: isRawBody(body) ? body : JSON.stringify(body),
  })
  const sent = options.whileHeld ? await held(whole, options.whileHeld) : whole
  const response = await worker.fetch(sent, bindings ? { ...env, ...bindings } : env, context)
  await waitOnExecutionContext(context)
  return response
}

/** The same request; its last byte waits for `whileHeld`. */
async function held(
  request: Request,
  whileHeld: (token: string) => Promise<unknown>,
): Promise<Request> {
  const bytes = new Uint8Array(
    request.body ? await request.arrayBuffer() : new TextEncoder().encode('{}'),
  )
  const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
  const parts = [bytes.slice(0, -1), bytes.slice(-1)]
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = parts.shift()
        if (!part) return controller.close()
        if (parts.length === 0) await whileHeld(token)
        controller.enqueue(part)
      },
    },
    // No part is produced before it is read.
    { highWaterMark: 0 },
  )
  return new Request(request.url, { method: request.method, headers: request.headers, body })
}

function isRawBody(body: unknown): body is FormData | Uint8Array<ArrayBuffer> | undefined {
  return body === undefined || body instanceof FormData || body instanceof Uint8Array
}

/** Status and error code of a response. */
export async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json<{ code: string }>()).code]
}

/** The code of an error. */
export async function errorOf(response: Response): Promise<string> {
  return (await codeOf(response))[1]
}
