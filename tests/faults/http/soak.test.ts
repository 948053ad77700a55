import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRuntime, type Server } from '../../../scripts/bench/servers.ts'
import { freePort } from '../../../scripts/serve.ts'
import { BUILT_CONFIG } from '../../../scripts/build.ts'
import { demoState, logIn, pause, percentile, residentBytes } from '../support/built-site'
import { inspectIsolate, slope, type Isolate } from '../support/isolate'
import { randomFrom, scale, seed } from '../support/seed'

/** The built worker under load for a long time, and the memory its isolate holds. */

const MINUTES = Number(process.env['FAULTS_SOAK_MINUTES'] ?? scale)
const SOAK_MS = MINUTES * 60_000
const SAMPLE_MS = Math.min(60_000, SOAK_MS / 10)
/** For background work and the mail queue to finish. */
const SETTLE_MS = 2000
const CLIENTS = 50
const MIB = 1024 * 1024
/** In shorter runs caches are still filling. */
const STEADY_MINUTES = 10
const random = randomFrom(seed)
let state: string
let site: Server
let isolate: Isolate

beforeAll(async () => {
  state = await demoState('soak')
  const inspectorPort = await freePort()
  const port = Number(process.env['FAULTS_PORT'] ?? (await freePort()))
  site = await startRuntime({ port, state, config: BUILT_CONFIG, inspectorPort, output: 'ignore' })
  isolate = await inspectIsolate(inspectorPort, () => fetch(`${site.origin}/api/health`))
}, 180_000)

afterAll(async () => {
  isolate?.close()
  await site?.stop()
  rmSync(state, { recursive: true, force: true })
})

it(
  `row 27: ${CLIENTS} clients read and write for ${MINUTES} min without an error, and the worker's memory stays flat`,
  async () => {
    const { times, failures, held } = await soak()
    const steady = held.filter(({ minute }) => minute >= MINUTES / 3)
    const growth = slope(steady.map(({ minute, heap }) => ({ x: minute / 10, y: heap })))
    console.info(
      [
        `row 27: ${times.length} requests, p99 ${Math.round(percentile(times, 0.99))} ms, ${failures.size} kinds of error`,
        `heap of the worker, MB: ${held.map(({ heap }) => heap.toFixed(2)).join(' ')}`,
        `whole local runtime, MB: ${held.map(({ resident }) => resident.toFixed(0)).join(' ')}`,
        `the heap grows by ${growth.toFixed(3)} MB in 10 min after the first third`,
      ].join('\n'),
    )
    expect(Object.fromEntries(failures)).toEqual({})
    if (MINUTES >= STEADY_MINUTES) expect(growth).toBeLessThan(1)
  },
  SOAK_MS + 300_000,
)

async function soak() {
  const [tour] = await (await fetch(`${site.origin}/api/forum`)).json<{ _id: number }[]>()
  const board = `/api/forum/${tour?._id}/topic`
  const failures = new Map<string, number>()
  const times: number[] = []
  const held: { minute: number; heap: number; resident: number }[] = []
  let token = await logIn(site.origin)
  const start = Date.now()
  /** Clients with an open request; the gate holds all of them back while the heap is measured. */
  const active = new Set<number>()
  let gate = Promise.resolve()
  const isOn = () => Date.now() < start + SOAK_MS
  /** All addresses differ, so that anything kept per address, word or member shows. */
  const reads = (n: string) => [
    '/api/forum',
    `/api/forum/extra/${tour?._id}`,
    '/api/topics',
    `/api/search?q=banff%20${n}`,
    '/',
    `/travel-kr?from=${n}`,
    `/nowhere-${n}`,
    board,
  ]
  const client = async (id: number) => {
    for (let turn = 0; isOn(); turn += 1) {
      const paths = reads(`${id}x${turn}`)
      const isWrite = turn % 10 === 9
      const path = isWrite ? board : (paths[(id + turn) % paths.length] ?? '/')
      const headers = {
        'content-type': 'application/json',
        ...(turn % 2 && { authorization: `Bearer ${token}` }),
      }
      const body = JSON.stringify({
        topicName: `Soak ${id} ${turn}`,
        category: 3,
        content: `A long walk ${id} ${turn}`,
      })
      await gate
      active.add(id)
      const begun = performance.now()
      const outcome = await fetch(site.origin + path, {
        headers,
        ...(isWrite && { method: 'POST', body }),
      }).then(async (response) => (await response.arrayBuffer(), response.status), String)
      active.delete(id)
      times.push(performance.now() - begun)
      const wanted = path.startsWith('/nowhere') ? 404 : 200
      if (outcome !== wanted) failures.set(`${path} ${outcome}`, 1)
      await pause(500 + random() * 1000)
    }
  }
  const watch = async () => {
    for (let n = 0; isOn(); n += 1) {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      while (active.size > 0) await pause(10)
      await pause(SETTLE_MS)
      const heap = (await isolate.heldBytes()) / MIB
      resolve()
      const minute = (Date.now() - start) / 60_000
      held.push({ minute, heap, resident: residentBytes(site.processId) / MIB })
      console.info(
        `row 27: ${minute.toFixed(1)} min, ${times.length} requests, ${heap.toFixed(2)} MB held`,
      )
      // A token is valid for minutes only.
      token = await logIn(site.origin)
      await pause(Math.max(0, start + (n + 1) * SAMPLE_MS - Date.now()))
    }
  }
  await Promise.all([watch(), ...Array.from({ length: CLIENTS }, (_, id) => client(id))])
  return { times, failures, held }
}
