import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Burst, BurstResult } from './load-generator.ts'
import { median } from './numbers.ts'
import { runtimeCpuMs } from './processes.ts'
import { demoState, startBare, startSite, type Server } from './servers.ts'
import type { Row } from './table.ts'

const CONNECTIONS = 32
const ROUNDS = 45
const WARM_UP_MS = 3000
const ROUND_MS = 500
/** CPU (ms) of a request to the bare worker on the machine on which the budgets were set. */
const BARE_CPU_MS = 0.45
const RENDERED = { minRate: 0.1, maxCpuMs: 4 }
const COMPARED = { minRate: 0.1, maxCpuMs: 2.25 }

interface Subject {
  name: string
  server: Server
  path: string
  /**
   * Minimum share of the bare worker's requests per second, and maximum CPU per request (ms) where the bare worker
   * takes `BARE_CPU_MS`.
   */
  budget: { minRate: number; maxCpuMs: number } | null
  connections?: number
}

interface Sample {
  perSecond: number
  cpuMs: number
}

/** A round of a subject, and of the bare worker right before it. */
interface Pair {
  own: Sample
  bare: Sample
}

/** Requests per second and CPU per request of the busiest responses, each against the bare worker in the same round. */
export async function measureLoad(): Promise<Row[]> {
  const state = await demoState()
  const bare = await startBare()
  const site = await startSite('memo', state)
  const fresh = await startSite('no-memo', state, { PAGE_MEMO_MS: '0' })
  // Each request of one reader finds the page too old, and compares what it was made from.
  const compared = await startSite('compared', state, { PAGE_MEMO_MS: '0.001' })
  const generator = fork(join(import.meta.dirname, 'load-generator.ts'))
  try {
    const { tour, tourId, board } = await pathsOf(site)
    const rendered: Subject = {
      name: 'tour page, rendered',
      server: fresh,
      path: tour,
      budget: RENDERED,
    }
    const fromD1: Subject = {
      name: 'a tour from D1',
      server: fresh,
      path: `/api/forum/extra/${tourId}`,
      budget: null,
    }
    const withoutD1: Subject = {
      name: 'the regions, without D1',
      server: fresh,
      path: '/api/categories',
      budget: null,
    }
    const same: Subject = {
      name: 'tour page, compared',
      server: compared,
      path: tour,
      budget: COMPARED,
      connections: 1,
    }
    const subjects: Subject[] = [
      {
        name: '`GET /api/forum`',
        server: site,
        path: '/api/forum',
        budget: { minRate: 0.7, maxCpuMs: 0.6 },
      },
      {
        name: 'board of 20 rows',
        server: site,
        path: board,
        budget: { minRate: 0.3, maxCpuMs: 1.485 },
      },
      rendered,
      same,
      {
        name: 'tour page, kept',
        server: site,
        path: tour,
        budget: { minRate: 0.7, maxCpuMs: 0.6 },
      },
      fromD1,
      withoutD1,
    ]
    for (const subject of subjects) await sample(generator, subject, WARM_UP_MS)
    await sample(generator, { server: bare, path: '/' }, WARM_UP_MS)
    const bares: Sample[] = []
    const pairs = new Map(subjects.map((subject): [Subject, Pair[]] => [subject, []]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [subject, own] of pairs) {
        const beside = await sample(generator, { ...subject, server: bare, path: '/' }, ROUND_MS)
        bares.push(beside)
        own.push({ bare: beside, own: await sample(generator, subject, ROUND_MS) })
      }
    const times = (subject: Subject) => cpuTimes(pairs.get(subject) ?? [])
    return [
      bareRow(bares),
      ...[...pairs].flatMap(([subject, measured]) => rowsOf(subject, measured)),
      rowWithoutDatabase(times(rendered), times(fromD1) - times(withoutD1)),
    ]
  } finally {
    generator.kill()
    await Promise.all([bare, site, fresh, compared].map((server) => server.stop()))
  }
}

/** CPU per request as a multiple of the bare worker's. */
function cpuTimes(samples: Pair[]): number {
  return median(samples.map(({ own, bare }) => own.cpuMs / bare.cpuMs))
}

function bareRow(samples: Sample[]): Row {
  const rate = median(samples.map(({ perSecond }) => perSecond))
  const cpu = median(samples.map(({ cpuMs }) => cpuMs))
  return {
    what: 'bare worker, 10 kB',
    budget: '',
    measured: `${rate.toFixed(0)} requests/s, ${cpu.toFixed(2)} ms CPU`,
    isKept: null,
  }
}

function rowsOf({ name, budget }: Subject, samples: Pair[]): Row[] {
  const rate = median(samples.map(({ own, bare }) => own.perSecond / bare.perSecond))
  const cpu = median(samples.map(({ own }) => own.cpuMs))
  const times = cpuTimes(samples)
  const measured = `${times.toFixed(2)} (${cpu.toFixed(2)} ms)`
  if (!budget) return [{ what: `${name}: CPU ÷ bare`, budget: '', measured, isKept: null }]
  const { minRate, maxCpuMs } = budget
  return [
    {
      what: `${name}: requests/s ÷ bare`,
      budget: `≥ ${minRate}`,
      measured: rate.toFixed(2),
      isKept: rate >= minRate,
    },
    {
      what: `${name}: CPU ÷ bare`,
      budget: cpuBudget(maxCpuMs),
      measured,
      isKept: times <= maxCpuMs / BARE_CPU_MS,
    },
  ]
}

/** The local runtime runs D1 in a worker of its own; in production that CPU is not the site's. */
function rowWithoutDatabase(tour: number, trip: number): Row {
  const times = tour - trip
  return {
    what: 'tour page, rendered, without the stand-in of D1: CPU ÷ bare',
    budget: cpuBudget(RENDERED.maxCpuMs),
    measured: `${times.toFixed(2)} (the trip to D1 is ${trip.toFixed(2)})`,
    isKept: times <= RENDERED.maxCpuMs / BARE_CPU_MS,
  }
}

function cpuBudget(maxCpuMs: number): string {
  return `≤ ${(maxCpuMs / BARE_CPU_MS).toFixed(2)} (${maxCpuMs} ms)`
}

async function sample(
  generator: ChildProcess,
  { server, path, connections = CONNECTIONS }: Pick<Subject, 'server' | 'path' | 'connections'>,
  ms: number,
): Promise<Sample> {
  const cpuBefore = runtimeCpuMs(server.processId)
  const burst: Burst = { port: server.port, path, connections, ms }
  generator.send(burst)
  const [result] = (await once(generator, 'message')) as [BurstResult]
  if (result.failures > 0)
    throw new Error(`${result.failures} of ${result.requests} requests to ${path} failed`)
  return {
    perSecond: (result.requests / result.ms) * 1000,
    cpuMs: (runtimeCpuMs(server.processId) - cpuBefore) / result.requests,
  }
}

/** A tour's page and its board, for the first tour on the home page. */
async function pathsOf({
  origin,
}: Server): Promise<{ tour: string; tourId: string; board: string }> {
  const home = await (await fetch(`${origin}/ca`)).text()
  const tour = /href="(\/tour\/[^"]+-(\d+)-ca)"/.exec(home)
  if (!tour?.[1] || !tour[2]) throw new Error('The home page links to no tour')
  return { tour: tour[1], tourId: tour[2], board: `/api/forum/${tour[2]}/topic?count=20` }
}
