import { connect, type Socket } from 'node:net'

/**
 * A separate process that requests one address over many keep-alive connections: `{ port, path, connections, ms }`
 * each.
 */

export interface Burst {
  port: number
  path: string
  connections: number
  /** Duration in ms. */
  ms: number
}

export interface BurstResult {
  requests: number
  failures: number
  ms: number
}

const END_OF_HEAD = '\r\n\r\n'
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n')

process.on('message', (burst: Burst) => {
  void run(burst).then((result) => process.send?.(result))
})

async function run({ port, path, connections, ms }: Burst): Promise<BurstResult> {
  const result = { requests: 0, failures: 0, ms: 0 }
  const startedAt = performance.now()
  const isOver = () => performance.now() - startedAt >= ms
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept: */*\r\n\r\n`,
  )
  await Promise.all(
    Array.from({ length: connections }, () =>
      requestUntil(connect({ port, host: '127.0.0.1', noDelay: true }), request, {
        isOver,
        result,
      }),
    ),
  )
  return { ...result, ms: performance.now() - startedAt }
}

/** One connection: sends the next request when the last response is complete. */
function requestUntil(
  socket: Socket,
  request: Buffer,
  { isOver, result }: { isOver: () => boolean; result: BurstResult },
): Promise<void> {
  let received: Buffer[] = []
  /** Bytes still missing after the head; null for a chunked body. */
  let missing: number | null = null
  let isInBody = false

  const next = () => {
    if (isOver()) return socket.end()
    received = []
    isInBody = false
    return socket.write(request)
  }
  const readHead = () => {
    const text = Buffer.concat(received).toString('latin1')
    const end = text.indexOf(END_OF_HEAD)
    if (end < 0) return
    isInBody = true
    if (!text.startsWith('HTTP/1.1 200 ')) result.failures += 1
    const length = /content-length: (\d+)/i.exec(text.slice(0, end))?.[1]
    missing =
      length === undefined ? null : Number(length) - (text.length - end - END_OF_HEAD.length)
  }
  const isWhole = () => {
    if (missing !== null) return missing <= 0
    // The end of the last chunk may arrive in two parts.
    return Buffer.concat(received.slice(-2)).subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS)
  }
  socket.on('data', (part: Buffer) => {
    received.push(part)
    if (!isInBody) readHead()
    else if (missing !== null) missing -= part.length
    if (!isInBody || !isWhole()) return
    result.requests += 1
    next()
  })
  socket.on('connect', next)
  return new Promise((resolve, reject) => {
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
}
