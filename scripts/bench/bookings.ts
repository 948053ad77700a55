import { CALLS, dayOf, type Asked } from './booking-calls.ts'
import { bookedState } from './fill.ts'
import { logIn } from './log-in.ts'
import type { Bill } from './meter.ts'
import { median, p95 } from './numbers.ts'
import { demoState, startMetered, startSite, type Server } from './servers.ts'
import type { Row } from './table.ts'

const BOOKINGS = 10_000
/** Other work on the machine disturbs some rounds; the best one counts. */
const ROUNDS = 3
const TIMED = 60
const WARM = 30
const ACCEPTED = 20
/** Statement files with this many rows each, ms. */
const IMPORT = { rows: 5000, files: 5, maxMs: 3000 }
const ACCEPT = { maxMs: 150, maxStatements: 16, maxRead: 200 }
/** Growth of the median with ten times as many bookings. */
const MAX_GROWTH = 1.5

/** Lists, pages and an acceptance with ten thousand bookings: time, statements and rows. */
export async function measureBookings(): Promise<Row[]> {
  const demo = await demoState()
  const [small, large] = [await bookedState(demo, BOOKINGS / 10), await bookedState(demo, BOOKINGS)]
  const bills = await withServer(startMetered('metered-bookings', large), billsOf)
  const times = await withServer(startSite('few-bookings', small), (few) =>
    withServer(startSite('bookings', large), (many) => timesOf(few, many)),
  )
  return [
    ...CALLS.map((asked, at) => callRow(asked, times.calls[at], bills.calls[at])),
    acceptRow(times.accepts, bills.accept),
    importRow(times.imports),
  ]
}

async function withServer<Result>(
  starting: Promise<Server>,
  work: (server: Server) => Promise<Result>,
): Promise<Result> {
  const server = await starting
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

interface Client {
  send: (path: string, by?: 'guest' | 'admin', body?: object) => Promise<Response>
  /** Quoted bookings of the guest. */
  pids: string[]
}

async function clientOf(server: Server): Promise<Client> {
  const tokens = { guest: await logIn(server, 'guest'), admin: await logIn(server, 'admin') }
  const send: Client['send'] = async (path, by, body) => {
    const response = await fetch(server.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(by && { authorization: `Bearer ${tokens[by]}` }),
        ...(body && { 'content-type': 'application/json', origin: server.origin }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response
  }
  const pids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: QuotedPage = await quotedPage(send, cursor)
    pids.push(...page.bookings.map(({ pid }) => pid))
    cursor = page.cursor
  }
  return { send, pids }
}

interface QuotedPage {
  bookings: { pid: string }[]
  cursor: string | null
}

async function quotedPage(send: Client['send'], cursor: string): Promise<QuotedPage> {
  const more = cursor && `&cursor=${cursor}`
  const response = await send(`/api/admin/bookings?column=quoted${more}`, 'admin')
  return response.json<QuotedPage>()
}

async function accept({ send }: Client, pid: string): Promise<Response> {
  return send(`/api/guest/${pid}/quote`, 'guest', {
    act: 'accept',
    number: 1,
    version: 2,
    currency: 'CAD',
    method: 'etransfer',
    agreed: { terms: true, policy: true },
  })
}

/** A statement file, as the desk sends its rows. */
async function importFile({ send }: Client, file: number): Promise<Response> {
  const digits = `${Date.now()}${file}`
  const rows = Array.from({ length: IMPORT.rows }, (_, row) => ({
    day: dayOf(-(row % 300)),
    amount: 10_000 + row,
    payer: `SENDER ${row}`,
    memo: `e-Transfer ${digits} ${row}`,
  }))
  const about = {
    balanceOk: null,
    account: 'Chequing',
    fileName: `${file}.csv`,
    fileHash: digits.padStart(64, '0'),
  }
  return send('/api/admin/bank/imports', 'admin', { ...about, currency: 'CAD', rows })
}

const pathOf = ({ path }: Asked, { pids }: Client) => path.replace('{pid}', pids[0] ?? '')

async function billsOf(server: Server): Promise<{ calls: Bill[]; accept: Bill }> {
  const client = await clientOf(server)
  const billed = async (response: Response) => {
    await response.arrayBuffer()
    return JSON.parse(decodeURIComponent(response.headers.get('x-d1') ?? '')) as Bill
  }
  const calls: Bill[] = []
  for (const asked of CALLS) {
    await client.send(pathOf(asked, client), asked.by)
    calls.push(await billed(await client.send(pathOf(asked, client), asked.by)))
  }
  // The first one fills caches that later ones use.
  await accept(client, client.pids.at(-1) ?? '')
  return { calls, accept: await billed(await accept(client, client.pids.at(-2) ?? '')) }
}

interface Times {
  few: number[]
  many: number[]
}

/** Takes turns between both sites, so that other work on the machine slows both. */
async function timesOf(
  few: Server,
  many: Server,
): Promise<{ calls: Times[]; accepts: number[]; imports: number[] }> {
  const clients = { few: await clientOf(few), many: await clientOf(many) }
  const calls: Times[] = []
  for (const asked of CALLS) {
    const times: Times = { few: [], many: [] }
    for (let n = 0; n < WARM + ROUNDS * TIMED; n += 1)
      for (const size of ['few', 'many'] as const) {
        const client = clients[size]
        const ms = await timed(() => client.send(pathOf(asked, client), asked.by))
        if (n >= WARM) times[size].push(ms)
      }
    calls.push(times)
  }
  const accepts: number[] = []
  for (const pid of clients.many.pids.slice(1, ROUNDS * ACCEPTED + 6))
    accepts.push(await timed(() => accept(clients.many, pid)))
  const imports: number[] = []
  for (let file = 0; file < IMPORT.files; file += 1)
    imports.push(await timed(() => importFile(clients.many, file)))
  // The first ones warm up.
  return { calls, accepts: accepts.slice(5), imports: imports.slice(1) }
}

async function timed(work: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now()
  await (await work()).arrayBuffer()
  return performance.now() - startedAt
}

function bestP95(times: readonly number[]): number {
  const size = Math.ceil(times.length / ROUNDS)
  return Math.min(
    ...Array.from({ length: ROUNDS }, (_, round) =>
      p95(times.slice(round * size, (round + 1) * size)),
    ),
  )
}

function callRow(
  { what, maxMs, maxStatements, maxGrowth = MAX_GROWTH }: Asked,
  times?: Times,
  bill?: Bill,
): Row {
  if (!times || !bill) throw new Error(`${what} was not measured`)
  const ms = bestP95(times.many)
  const growth = median(times.many) / median(times.few)
  return {
    what,
    budget: `p95 ≤ ${maxMs} ms, growth ≤ ${maxGrowth}, ≤ ${maxStatements} statements`,
    measured: `${ms.toFixed(0)} ms, ${growth.toFixed(2)}, ${bill.statements} statements, ${bill.read} rows read`,
    isKept: ms <= maxMs && growth <= maxGrowth && bill.statements <= maxStatements,
  }
}

function acceptRow(times: number[], { trips, statements, largest, read }: Bill): Row {
  const { maxMs, maxStatements, maxRead } = ACCEPT
  const ms = bestP95(times)
  return {
    what: 'guest: accepts a quote, and gets the page',
    budget: `p95 ≤ ${maxMs} ms, ≤ ${maxStatements} statements in the batch, ≤ ${maxRead} rows read`,
    measured: `${ms.toFixed(0)} ms, ${largest} (${statements} in ${trips} trips), ${read} rows read`,
    isKept: ms <= maxMs && largest <= maxStatements && read <= maxRead,
  }
}

function importRow(times: number[]): Row {
  const ms = p95(times)
  return {
    what: `desk: imports a statement of ${IMPORT.rows.toLocaleString('en')} rows`,
    budget: `p95 ≤ ${IMPORT.maxMs.toLocaleString('en')} ms`,
    measured: `${ms.toFixed(0)} ms`,
    isKept: ms <= IMPORT.maxMs,
  }
}
