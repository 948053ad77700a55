import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Server } from './servers.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

/** Cloudflare's level for worker responses. */
const BROTLI_QUALITY = 4

/** Responses that shared caches may store. */
const CACHEABLE = /^public\b/

type Encoding = 'br' | 'gzip' | null

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * What a worker has in front of it in production but not on the local runtime: a cache without expiry, and compression,
 * Brotli where the client accepts it.
 */
export async function startFront(
  server: Server,
  port: number,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const cache = new Map<string, Answer>()
  const front = createServer((incoming, outgoing) => {
    answer(incoming, server.port, cache)
      .then(({ status, headers, body }) => outgoing.writeHead(status, headers).end(body))
      .catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      front.close(() => resolve())
      front.closeAllConnections()
    })
  return { origin: `http://localhost:${port}`, stop }
}

async function answer(
  incoming: IncomingMessage,
  port: number,
  cache: Map<string, Answer>,
): Promise<Answer> {
  const encoding = encodingFor(incoming)
  const key = `${incoming.method} ${incoming.url} ${encoding}`
  const known = cache.get(key)
  if (known) return known
  const fresh = compress(await forward(incoming, port), encoding)
  const isKept =
    fresh.status === 200 &&
    !fresh.headers.vary &&
    CACHEABLE.test(fresh.headers['cache-control'] ?? '')
  if (isKept) cache.set(key, fresh)
  return fresh
}

function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = headers['accept-encoding'] ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
}

async function forward(
  { method = 'GET', url, headers }: IncomingMessage,
  port: number,
): Promise<Answer> {
  // The local runtime would compress some responses in its own way.
  const plain = { ...headers, 'accept-encoding': 'identity' }
  const asked = request({ host: '127.0.0.1', port, method, path: url, headers: plain }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode ?? 502,
    headers: response.headers,
    body: await buffer(response),
  }
}

function compress({ status, headers, body }: Answer, encoding: Encoding): Answer {
  const { 'content-length': _length, 'transfer-encoding': _chunks, ...others } = headers
  if (!encoding || body.length === 0 || !COMPRESSIBLE.test(headers['content-type'] ?? ''))
    return { status, headers: others, body }
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const small = encoding === 'br' ? brotliCompressSync(body, { params }) : gzipSync(body)
  return { status, headers: { ...others, 'content-encoding': encoding }, body: small }
}
