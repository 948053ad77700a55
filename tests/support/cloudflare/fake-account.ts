import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call, Reply } from './calls.ts'
import { routes } from './routes.ts'
import { FakeState } from './state.ts'

/**
 * A small Cloudflare account behind HTTP for tests of the operator's commands: wrangler and the scripts reach it by
 * CLOUDFLARE_API_BASE_URL. It responds as the real API is documented: envelopes with codes, unique names, write-only
 * secrets, missing permissions. D1 is SQLite, without Time Travel behind its bookmarks.
 */
interface FakeAccount {
  state: FakeState
  /** Environment variables of a command that uses this account. */
  environment: Record<string, string>
  /** The calls so far, such as `POST /accounts/account/queues`. */
  requests: string[]
  /** Makes calls whose `METHOD path` matches fail with a status, a number of times. */
  fail: (
    pattern: RegExp,
    status: number,
    options?: { code?: number; message?: string; times?: number },
  ) => void
  /** Ends all such failures. */
  mend: () => void
  close: () => Promise<void>
}

interface Fault {
  pattern: RegExp
  status: number
  code: number
  message: string
  times: number
}

const ID = 'account'

export async function fakeAccount(): Promise<FakeAccount> {
  const state = new FakeState()
  const requests: string[] = []
  const faults: Fault[] = []
  const server = createServer((request, response) => void serve(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const call = await readCall(request)
    requests.push(`${call.method} ${call.path}`)
    send(response, await answer(call, request.headers.authorization))
  }

  function answer(call: Call, authorization: string | undefined): Reply | Promise<Reply> {
    if (
      authorization !== `Bearer ${state.token}` &&
      authorization !== `Bearer ${state.uploadToken}`
    )
      return { status: 401, code: 10_000, message: 'Authentication error' }
    const line = `${call.method} ${call.path}`
    const fault = faults.find(({ pattern, times }) => times > 0 && pattern.test(line))
    if (fault) {
      fault.times -= 1
      return fault
    }
    if (state.denied.some((pattern) => pattern.test(line)))
      return { status: 403, code: 10_000, message: 'Authentication error' }
    for (const [method, pattern, handle] of routes) {
      const match = method === call.method ? pattern.exec(call.path) : null
      if (match) return handle(state, call, match.slice(1).map(decodeURIComponent))
    }
    return {
      status: 404,
      code: 7003,
      message: `Could not route to ${line}, perhaps your object identifier is invalid?`,
    }
  }

  return {
    state,
    requests,
    environment: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
      CLOUDFLARE_API_TOKEN: state.token,
      CLOUDFLARE_ACCOUNT_ID: ID,
      WRANGLER_SEND_METRICS: 'false',
    },
    fail: (
      pattern,
      status,
      { code = 10_013, message = 'An unknown error has occurred', times = Infinity } = {},
    ) => faults.push({ pattern, status, code, message, times }),
    mend: () => void faults.splice(0),
    close: async () => {
      state.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const url = new URL(request.url ?? '/', 'http://fake')
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: Buffer.concat(parts),
    contentType: request.headers['content-type'] ?? '',
  }
}

function send(
  response: ServerResponse,
  { status = 200, result = null, info, code, message }: Reply,
): void {
  const success = status < 400
  const errors = success ? [] : [{ code, message }]
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(
      JSON.stringify({ success, errors, messages: [], result, ...(info && { result_info: info }) }),
    )
}
