import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'
import type { Server } from './servers.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

/** What stands before a worker in production and not on the local runtime: answers travel compressed. */
export async function startFront(server: Server, port: number): Promise<{ origin: string; stop: () => Promise<void> }> {
  const front = createServer((incoming, outgoing) => forward(incoming, outgoing, server.port))
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      front.close(() => resolve())
      front.closeAllConnections()
    })
  return { origin: `http://localhost:${port}`, stop }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const inner = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const type = answer.headers['content-type'] ?? ''
    // The local runtime compresses some answers by itself.
    const isPlain = answer.headers['content-encoding'] === undefined
    const isCompressed = isPlain && COMPRESSIBLE.test(type) && /gzip/.test(headers['accept-encoding'] ?? '')
    const { 'content-length': length, ...others } = answer.headers
    if (!isCompressed) {
      outgoing.writeHead(answer.statusCode ?? 502, length === undefined ? others : answer.headers)
      answer.pipe(outgoing)
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, { ...others, 'content-encoding': 'gzip' })
    answer.pipe(createGzip()).pipe(outgoing)
  })
  inner.on('error', () => outgoing.destroy())
  incoming.pipe(inner)
}
