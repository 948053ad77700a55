import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { createSecureServer, type Http2ServerRequest } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Server } from './servers.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

/** Cloudflare's level for worker responses. */
const BROTLI_QUALITY = 4

/** Responses that shared caches may store. */
const CACHEABLE = /^public\b/

/** Headers of an HTTP/1.1 connection, which HTTP/2 forbids. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

type Encoding = 'br' | 'gzip' | null
type Incoming = IncomingMessage | Http2ServerRequest

interface Front {
  origin: string
  stop: () => Promise<void>
}

interface SecureFront extends Front {
  /** The flag with which Chromium trusts the certificate. It caches nothing that is served with an untrusted one. */
  trust: string
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * The layer in front of a worker in production, which the local runtime lacks: a cache without
 * expiry, and compression, Brotli where the client accepts it.
 */
export async function startFront(server: Server, port: number): Promise<Front> {
  const respond = responder(server.port)
  const front = createServer((incoming, outgoing) => {
    respond(incoming)
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

/** The same over HTTP/2 with a self-signed certificate, as browsers reach a worker. */
export async function startSecureFront(server: Server, port: number): Promise<SecureFront> {
  const respond = responder(server.port)
  const pem = selfSigned()
  const front = createSecureServer(pem, (incoming, outgoing) => {
    respond(incoming)
      .then(({ status, headers, body }) => outgoing.writeHead(status, headers).end(body))
      .catch(() => outgoing.stream.destroy())
  })
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve))
  // Open sessions of a browser would keep the server from closing.
  const stop = async () => void front.close()
  return { origin: `https://localhost:${port}`, stop, trust: trustIn(pem.cert) }
}

function trustIn(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(key).digest('base64')
  return `--ignore-certificate-errors-spki-list=${hash}`
}

function selfSigned(): { key: string; cert: string } {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1'
  const output = '-subj /CN=localhost -keyout - -out -'
  const pem = execFileSync('openssl', ['req', ...`${options} ${output}`.split(' ')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return { key: pem, cert: pem }
}

function responder(port: number): (incoming: Incoming) => Promise<Answer> {
  const cache = new Map<string, Answer>()
  return (incoming) => answer(incoming, port, cache)
}

async function answer(
  incoming: Incoming,
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

function encodingFor({ headers }: Incoming): Encoding {
  const accepted = headers['accept-encoding'] ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
}

async function forward(incoming: Incoming, port: number): Promise<Answer> {
  const { method, url, headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
  const asked = request({
    host: '127.0.0.1',
    port,
    method: method ?? 'GET',
    path: url,
    headers: {
      ...Object.fromEntries(plain),
      host: String(headers[':authority'] ?? headers.host),
      // Otherwise the local runtime would compress some responses itself.
      'accept-encoding': 'identity',
    },
  }).end(hasBody ? await buffer(incoming) : undefined)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode ?? 502,
    headers: response.headers,
    body: await buffer(response),
  }
}

function compress({ status, headers, body }: Answer, encoding: Encoding): Answer {
  const others = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)),
  )
  if (!encoding || body.length === 0 || !COMPRESSIBLE.test(headers['content-type'] ?? ''))
    return { status, headers: others, body }
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const small = encoding === 'br' ? brotliCompressSync(body, { params }) : gzipSync(body)
  return { status, headers: { ...others, 'content-encoding': encoding }, body: small }
}
