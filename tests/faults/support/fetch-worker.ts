import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import worker from '../../../worker/index'
import type { Bindings } from '../../../worker/env'
import { aNetwork } from '../../support/accounts'
import { ORIGIN } from '../../support/request'
import { SHELL } from '../../support/page-shell'

export interface WorkerResponse {
  status: number
  headers: Headers
  text: string
  /** Response time, ms. */
  ms: number
  /** Resolves when the worker's background work ends. */
  settled: Promise<void>
}

/** A minimal built shell: these tests run without a build. */
const ASSETS = { fetch: async () => new Response(SHELL) } as unknown as Fetcher

interface RequestOptions {
  method?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
  bindings?: Partial<Bindings>
}

/** Like `request`, but does not wait for background work, which a hanging store would never end. */
export async function fetchWorker(
  path: string,
  { method, body, token, headers, bindings }: RequestOptions = {},
): Promise<WorkerResponse> {
  const isRaw =
    body === undefined ||
    body instanceof FormData ||
    body instanceof ReadableStream ||
    typeof body === 'string'
  const sent = new Headers({
    'cf-connecting-ip': aNetwork(),
    ...(body !== undefined &&
      !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  })
  const request = new Request(new URL(path, ORIGIN), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: sent,
    body: isRaw ? body : JSON.stringify(body),
    redirect: 'manual',
  })
  const context = createExecutionContext()
  const start = performance.now()
  const response = await worker.fetch(request, { ...env, ASSETS, ...bindings }, context)
  // Not `text()`: the runtime warns when the body is an image.
  const text = new TextDecoder().decode(await response.arrayBuffer())
  const ms = performance.now() - start
  return {
    status: response.status,
    headers: response.headers,
    text,
    ms,
    settled: waitOnExecutionContext(context),
  }
}
