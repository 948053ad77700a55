import { grownState, type Size } from './fill.ts'
import type { Bill } from './meter.ts'
import { median } from './numbers.ts'
import { logIn } from './log-in.ts'
import { demoState, startMetered, startSite } from './servers.ts'
import type { Row } from './table.ts'

const SMALL: Size = { name: 'small', tours: 20, members: 200, topics: 1000, hasWork: false }
const LARGE: Size = { name: 'large', tours: 2000, members: 20_000, topics: 100_000, hasWork: true }
/** Longer than the tour list is cached in the isolate. */
const TOUR_LIST_EXPIRED_MS = 5200
/** Visits of robots are not counted; counting would add occasional writes after a response. */
const ROBOT: Record<string, string> = { 'user-agent': 'bench bot' }
const TIMED_REQUESTS = 400
const MAX_READ_PER_RETURNED = 3
const MAX_GROWTH = 1.2

interface Asked {
  what: string
  path: string
  /** A request that loads the isolate's code first; defaults to the path itself. */
  before?: string
  /** Index entries read without a returned row, and the reason; added to the budget of three rows per returned row. */
  passes?: { n: number; why: string }
  /** The reason for an additional round trip. */
  trip?: string
  /** The sender; defaults to a visitor. */
  by?: 'guest' | 'admin'
}

const PAGES: Asked[] = [
  { what: 'home', path: '/ca' },
  { what: 'region', path: '/rockies-ca' },
  { what: 'tour', path: '/tour/3-ca', before: '/tour/2-ca' },
  { what: 'tour that the isolate remembers', path: '/tour/3-ca' },
  { what: 'board', path: '/board/1-ca', before: '/board/2-ca' },
  {
    what: 'board, page 10 of a moving order',
    path: '/board/1-ca?page=10',
    passes: { n: 180, why: 'skipped' },
  },
  { what: 'topic', path: '/tour/1/1000-ca' },
  { what: 'home, page 50', path: '/ca?page=50', passes: { n: 343, why: 'skipped' } },
  { what: 'home, after a topic', path: '/ca?after=1000' },
  { what: 'search, a common word', path: '/search-ca?q=banff' },
  { what: 'search, two words', path: '/search-ca?q=question+word7' },
]
const CALLS: Asked[] = [
  { what: '`GET /api/forum`', path: '/api/forum' },
  { what: 'board of 20 rows', path: '/api/forum/1/topic?count=20' },
  { what: 'board', path: '/api/forum/1/topic?count=20', by: 'guest' },
  { what: 'topic', path: '/api/forum/1/topic/1000/reply', by: 'guest' },
  { what: 'own profile', path: '/api/user/guest', by: 'guest' },
  { what: 'settings', path: '/api/user/me', by: 'guest' },
  { what: 'board', path: '/api/forum/1/topic?count=20', by: 'admin' },
  { what: 'desk', path: '/api/admin/desk', by: 'admin' },
  { what: 'figures', path: '/api/admin/figures', by: 'admin' },
  { what: 'members', path: '/api/admin/members', by: 'admin' },
  {
    what: 'members by name',
    path: '/api/admin/members?q=member19',
    by: 'admin',
    passes: { n: 500, why: 'sorted' },
  },
  {
    what: 'tours',
    path: '/api/admin/tours',
    by: 'admin',
    passes: { n: 43_000, why: 'texts counted' },
  },
  { what: 'tours as cards, all', path: '/api/forum?status=-1', by: 'admin' },
  { what: 'outbox', path: '/api/admin/outbox', by: 'admin' },
  { what: 'audit', path: '/api/admin/audit', by: 'admin', trip: 'names of subjects' },
  { what: 'reports', path: '/api/admin/reports', by: 'admin' },
  {
    what: 'held posts',
    path: '/api/admin/posts/held',
    by: 'admin',
    passes: { n: 4, why: 'looked into' },
  },
  { what: 'bin', path: '/api/admin/bin', by: 'admin' },
]

/** Round trips and rows of each page at two sizes of the company, and the board's time at both. */
export async function measureD1(): Promise<Row[]> {
  const demo = await demoState()
  const states = [await grownState(demo, SMALL), await grownState(demo, LARGE)] as const
  const [small, large] = [await billsOf('small', states[0]), await billsOf('large', states[1])]
  const rows = [...PAGES, ...CALLS].map((asked, index) =>
    billRow(asked, small[index], large[index]),
  )
  return [...rows, await boardTime(states)]
}

/** Each page in an isolate that has loaded its code but cached no tour list. */
async function billsOf(name: string, state: string): Promise<Bill[]> {
  const server = await startMetered(`metered-${name}`, state)
  try {
    const tokens = { guest: await logIn(server, 'guest'), admin: await logIn(server, 'admin') }
    const bills: Bill[] = []
    for (const { path, before = path, by } of [...PAGES, ...CALLS]) {
      if (!by) await (await fetch(server.origin + before, { headers: ROBOT })).arrayBuffer()
      if (!by) await new Promise((resolve) => setTimeout(resolve, TOUR_LIST_EXPIRED_MS))
      const headers = { ...ROBOT, ...(by && { authorization: `Bearer ${tokens[by]}` }) }
      const response = await fetch(server.origin + path, { headers })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await response.arrayBuffer()
      bills.push(JSON.parse(decodeURIComponent(response.headers.get('x-d1') ?? '')) as Bill)
    }
    return bills
  } finally {
    await server.stop()
  }
}

function billRow(
  { what, by, passes, trip }: Asked,
  small: Bill | undefined,
  large: Bill | undefined,
): Row {
  if (!small || !large) throw new Error(`${what} was not measured`)
  const isRead =
    large.read <= MAX_READ_PER_RETURNED * Math.max(large.returned, 1) + (passes?.n ?? 0)
  if (!isRead)
    console.log(
      `${what}: ${large.worst.read} read, ${large.worst.returned} returned by ${large.worst.sql}`,
    )
  const trips = Math.max(small.trips, large.trips)
  // One trip looks up the member's session.
  const maxTrips = 1 + Number(by !== undefined) + Number(trip !== undefined)
  return {
    what: by ? `${by}: ${what}` : what,
    budget: `≤ ${maxTrips} trips${trip ? ` (${trip})` : ''}, ≤ 3 read a row${passes ? `, ${passes.n} ${passes.why}` : ''}`,
    measured: `${trips} trips, ${read(small)} → ${read(large)}`,
    isKept: isRead && trips <= maxTrips,
  }
}

function read({ read, returned }: Bill): string {
  return `${read} read / ${returned} returned`
}

async function boardTime(states: readonly [string, string]): Promise<Row> {
  const servers = [
    await startSite('small', states[0]),
    await startSite('large', states[1]),
  ] as const
  const times: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < TIMED_REQUESTS; round += 1)
      for (const [index, server] of servers.entries()) {
        const startedAt = performance.now()
        await (await fetch(`${server.origin}/api/forum/1/topic?count=20`)).arrayBuffer()
        // The first rounds warm up the runtime.
        if (round >= TIMED_REQUESTS / 4) times[index]?.push(performance.now() - startedAt)
      }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
  const [small, large] = [median(times[0]), median(times[1])]
  return {
    what: 'board of 20 rows: time at 100,000 topics ÷ at 1,000',
    budget: `≤ ${MAX_GROWTH}`,
    measured: `${(large / small).toFixed(2)} (${large.toFixed(1)} ms ÷ ${small.toFixed(1)} ms)`,
    isKept: large / small <= MAX_GROWTH,
  }
}
