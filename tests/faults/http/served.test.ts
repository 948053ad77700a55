import { openSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort, serve } from '../../../scripts/serve.ts'
import { demoState, logIn, pause, percentile, residentBytes } from '../support/built-site'
import { randomFrom, scaled, seed } from '../support/seed'

/** The built site on the local runtime, over real sockets. */

const MIB = 1024 * 1024
const random = randomFrom(seed)
let state: string
let site: Awaited<ReturnType<typeof serve>>
let port: number
/** The file with the site's output. */
let log: string

beforeAll(async () => {
  // At this level the local runtime prints the worker's log.
  process.env['WRANGLER_LOG'] = 'log'
  state = await demoState('served')
  port = Number(process.env['FAULTS_PORT'] ?? (await freePort()))
  log = join(state, 'site.log')
  site = await serve({ port, state, output: openSync(log, 'w') })
}, 180_000)

afterAll(async () => {
  await site.stop()
  rmSync(state, { recursive: true, force: true })
})

it(`row 2: the site survives ${scaled(2000)} requests with mangled bytes (seed ${seed})`, async () => {
  const good = (n: number) =>
    n % 2
      ? `GET /api/forum?lang=ca HTTP/1.1\r\nhost: localhost:${port}\r\naccept-language: ko\r\nconnection: close\r\n\r\n`
      : `POST /api/session/local HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: 33\r\nconnection: close\r\n\r\n{"username":"a","password":"bcd"}`
  const statuses: Record<string, number> = {}
  const failed: string[] = []
  for (let n = 0; n < scaled(2000); n += 20) {
    const sent = Array.from({ length: 20 }, (_, k) => mangled(Buffer.from(good(n + k))))
    const responses = await Promise.all(sent.map((bytes) => rawRequest(bytes)))
    for (const [place, response] of responses.entries()) {
      // The local runtime itself refuses an invalid host, before the worker.
      const isRefusedByRuntime = response.startsWith('HTTP/1.1 500') && !hasHost(sent[place])
      const status = isRefusedByRuntime
        ? 'refused by the runtime'
        : (/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 'closed')
      statuses[status] = (statuses[status] ?? 0) + 1
      if (isRefusedByRuntime) continue
      // 501 and 505 are for unknown methods and versions.
      if (status.startsWith('5') && status !== '501' && status !== '505')
        failed.push(`${sent[place]?.toString('latin1')} -> ${response}`)
      expect(response).not.toMatch(/node_modules|\.ts:\d+|SQLITE/)
    }
    expect((await fetch(`${site.origin}/api/forum`)).status).toBe(200)
  }
  console.info(`row 2: ${JSON.stringify(statuses)}`)
  expect(failed).toEqual([])
})

it('row 13: bodies over the limit are refused at once, and their bytes are not kept in memory', async () => {
  const token = await logIn(site.origin)
  await expect.poll(statusesLogged, { timeout: 10_000 }).toContain(200)
  const base = residentBytes(site.child.pid)
  const head = (path: string, more: string) =>
    `POST /api${path} HTTP/1.1\r\nhost: localhost:${port}\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n${more}\r\n\r\n`
  const json = 'content-type: application/json'
  const form = 'content-type: multipart/form-data; boundary=x'
  const piece = `10000\r\n${'x'.repeat(65536)}\r\n`
  const cases: [string, string, string, number][] = [
    [
      '300 KB of JSON',
      head('/session/local', `${json}\r\ncontent-length: 307200`),
      'x'.repeat(65536),
      5,
    ],
    [
      '12 MB + 1',
      head('/file/upload', `${form}\r\ncontent-length: ${12 * MIB + 1}`),
      'x'.repeat(65536),
      200,
    ],
    [
      '100 MB in pieces',
      head('/file/upload', `${form}\r\ntransfer-encoding: chunked`),
      piece,
      1600,
    ],
    [
      '100 MB of JSON in pieces',
      head('/session/local', `${json}\r\ntransfer-encoding: chunked`),
      piece,
      1600,
    ],
    [
      'a length that is too long',
      head('/session/local', `${json}\r\ncontent-length: 100`),
      '{"username":"a"}',
      1,
    ],
    [
      'two lengths',
      head('/session/local', `${json}\r\ncontent-length: 2\r\ncontent-length: 3`),
      '{}',
      1,
    ],
  ]
  for (const [name, start, body, times] of cases) {
    const known = statusesLogged().length
    const begun = Date.now()
    const response = await rawRequest(Buffer.from(start), { body: Buffer.from(body), times })
    // The local runtime may lose the response of a worker that does not read the whole body.
    const isLost =
      response.startsWith('HTTP/1.1 500') && response.includes('Error: Network connection lost.')
    const status = isLost ? 'closed' : (/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 'closed')
    console.info(`row 13: ${name}: ${status} after ${Date.now() - begun} ms`)
    expect([name, status]).toEqual([name, expect.stringMatching(/^(400|413|closed)$/)])
    if (times > 1)
      await expect
        .poll(() => [name, ...statusesLogged().slice(known)], { timeout: 10_000 })
        .toEqual([name, 413])
  }
  const grown = (residentBytes(site.child.pid) - base) / MIB
  console.info(`row 13: ${Math.round(grown)} MB more in memory`)
  expect(grown).toBeLessThan(64)
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200)
})

const SLOW_MS = scaled(60_000)
it(`row 14: 100 slow connections for ${SLOW_MS / 1000} s do not slow other clients`, async () => {
  const sockets = Array.from({ length: 100 }, (_, n) => sendSlowly(n % 2 === 0))
  const times: number[] = []
  const failures: unknown[] = []
  const end = Date.now() + SLOW_MS
  while (Date.now() < end) {
    const start = performance.now()
    const path = ['/api/forum', '/api/topics', '/travel-ca'][times.length % 3] ?? ''
    const status = await fetch(site.origin + path).then((response) => response.status, String)
    times.push(performance.now() - start)
    if (status !== 200) failures.push([path, status])
    await pause(20)
  }
  for (const socket of sockets) socket.destroy()
  console.info(
    `row 14: ${times.length} others, p99 ${Math.round(percentile(times, 0.99))} ms, ${failures.length} failed`,
  )
  expect(failures).toEqual([])
})

/** Statuses of the worker's responses to writes so far. */
function statusesLogged(): number[] {
  const lines = readFileSync(log, 'utf8').matchAll(/"event":"api\.write".*?"status":(\d+)/g)
  return [...lines].map(([, status]) => Number(status))
}

/** A request with some bytes changed, removed or inserted. */
function mangled(bytes: Buffer): Buffer {
  let made = bytes
  for (let change = 0; change < 1 + Math.floor(random() * 4); change += 1) {
    const at = Math.floor(random() * made.length)
    const junk = Buffer.from(
      Array.from({ length: 1 + Math.floor(random() * 8) }, () => Math.floor(random() * 256)),
    )
    const skipped = [0, 1, junk.length, 10][Math.floor(random() * 4)] ?? 0
    made = Buffer.concat([
      made.subarray(0, at),
      random() < 0.8 ? junk : Buffer.alloc(0),
      made.subarray(at + skipped),
    ])
  }
  return made
}

function hasHost(bytes: Buffer | undefined): boolean {
  const [, host = ''] = /\r\nhost:([^\r\n]*)/i.exec(bytes?.toString('latin1') ?? '') ?? []
  return /^[\w.:[\]-]+$/.test(host.trim()) && URL.canParse(`http://${host.trim()}/`)
}

/** Sends bytes, then `body` several times. Returns the response's text, empty if the connection closed without one. */
function rawRequest(bytes: Buffer, more?: { body: Buffer; times: number }): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let response = ''
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(response)
    }
    // The worker waits for the end of an incomplete request, so the sender hangs up.
    const timer = setTimeout(done, more ? 3000 : 300)
    socket.on('data', (data) => {
      response += data.toString('latin1')
      if (response.includes('\r\n\r\n')) setTimeout(done, 20)
    })
    socket.on('close', done)
    socket.on('error', done)
    socket.write(bytes)
    if (more) pour(socket, more.body, more.times)
  })
}

function pour(socket: Socket, body: Buffer, times: number): void {
  if (times === 0 || socket.destroyed) return
  const isReady = socket.write(body)
  if (isReady) setImmediate(() => pour(socket, body, times - 1))
  else socket.once('drain', () => pour(socket, body, times - 1))
}

/** A client that sends one byte of its head or body a second. */
function sendSlowly(isHead: boolean): Socket {
  const socket = connect(port, '127.0.0.1')
  const head = `POST /api/session/local HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\n`
  socket.write(isHead ? head : `${head}content-length: 100000\r\n\r\n{"username":"`)
  const timer = setInterval(() => socket.write(isHead ? 'x-a: b\r\n' : 'a'), 1000)
  socket.on('error', () => socket.destroy())
  socket.on('close', () => clearInterval(timer))
  return socket
}
