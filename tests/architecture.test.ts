import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

/** The worker's floors from the bottom up. A file imports from its own floor and from those below it. */
const WORKER_FLOORS = [
  /^worker\/contracts\//,
  /^worker\/((?:common-passwords|simplified-characters|booking-invariants|money-invariants)\.data|crons|env|job-deadlines|limits|load-own-data|log|own-data|read-asset|timeout|version)\.ts$/,
  /^worker\/db\//,
  /^worker\/cache\//,
  /^worker\/http\//,
  /^worker\/services\//,
  /^worker\/bookings\//,
  /^worker\/features\//,
  /^worker\/pages\//,
  /^worker\/(app|call-api|desk-calls|index|jobs|make-worker|queues|serve-calls|visitor-calls)\.ts$/,
]

const WEB_FLOORS = [
  /^web\/(content|platform)\//,
  /^web\/ui\//,
  /^web\/(features|bookings|crew|desk)\//,
  /^web\/(routes\/|routeTree\.gen|router|app|client|edge|page-script|trip-client|trip-opener)/,
]

/** The rooms of the bookings on their floors, from the bottom up. */
const BOOKING_ROOMS =
  'days data access mails money bank cancellation crew holds quotes waitlist request deadlines desk guest'.split(
    ' ',
  )

/** The parts of a call of the desk with the files that use them; all others use `useDeskForm`, `useAction` or `useBulk`. */
const DESK_CALLS: Record<string, string[]> = {
  useMutation: [],
  useForm: ['web/desk/ui/desk-form.tsx'],
  useFormSending: ['web/desk/ui/desk-form.tsx', 'web/desk/ui/use-action.ts'],
  useRequestKey: ['web/desk/ui/use-action.ts'],
  withFreshLogin: [
    'web/desk/settings/use-setting-editor.ts',
    'web/desk/ui/list/use-bulk.ts',
    'web/desk/ui/use-action.ts',
  ],
  refetchDesk: [
    'web/desk/ui/list/use-bulk.ts',
    'web/desk/ui/refetch-desk.ts',
    'web/desk/ui/use-action.ts',
  ],
  // Editors of documents and of rows; other forms show the faults of their schema.
  useChecked: [
    'web/bookings/desk/bank/match/use-match-form.ts',
    'web/bookings/desk/quotes/editor/use-quote-editor.ts',
    'web/desk/editor/use-checked.ts',
    'web/desk/settings/use-setting-editor.ts',
  ],
}

/** The rooms of the bookings' desk; its own files are the ground. */
const BOOKING_DESK_ROOMS = [
  '',
  ...'events acts money bank trips list figures quotes messages guests new-booking next page'.split(
    ' ',
  ),
]

interface Import {
  from: string
  to: string
  isTypeOnly: boolean
  /** Loaded when it is used. */
  isLazy: boolean
}

const files = ['worker', 'web'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|d)\.ts/.test(entry.name),
    )
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
const imports = files.flatMap(importsOf)

describe('imports flow one way', () => {
  it('finds every file of the worker and the web on a floor', () => {
    const homeless = files.filter(
      (file) => floorOf(WORKER_FLOORS, file) < 0 && floorOf(WEB_FLOORS, file) < 0,
    )
    expect(homeless).toEqual([])
  })

  it('from a floor of the worker to the floors below it', () => {
    expect(climbing(WORKER_FLOORS)).toEqual([])
  })

  it('from a floor of the web to the floors below it', () => {
    expect(climbing(WEB_FLOORS)).toEqual([])
  })

  it('between features never, on neither side, and between the desk and the visitors’ features never', () => {
    const crossing = imports.filter(
      ({ from, to }) => crosses('worker/features', from, to) || crosses('web/features', from, to),
    )
    const betweenApps = imports.filter(
      ({ from, to }) =>
        (from.startsWith('web/desk/') && to.startsWith('web/features/')) ||
        (from.startsWith('web/features/') && to.startsWith('web/desk/')) ||
        (/^web\/bookings\/(request|guest)\//.test(from) && to.startsWith('web/desk/')),
    )
    expect([...crossing, ...betweenApps].map(describeImport)).toEqual([])
  })

  it('between the rooms of the bookings from the higher to the lower', () => {
    const rooms = (folder: string, names: string[]) => [
      ...unknownRooms(folder, names),
      ...climbing(names.map((name) => new RegExp(`^${folder}/${name ? `${name}/` : '[^/]+$'}`))),
    ]
    expect(rooms('worker/bookings', BOOKING_ROOMS)).toEqual([])
    expect(rooms('web/bookings/desk', BOOKING_DESK_ROOMS)).toEqual([])
  })

  it('between the request, the guest’s page and the desk of the bookings never', () => {
    const crossing = imports.filter(({ from, to }) => crosses('web/bookings', from, to))
    expect(crossing.map(describeImport)).toEqual([])
  })

  it('between the rooms of the desk one way', () => {
    expect(mutualRooms('web/desk')).toEqual([])
  })

  it.each(Object.entries(DESK_CALLS))(
    'of %s at the desk only where its calls are made',
    (name, users) => {
      const desk = files.filter((file) => /^web\/(bookings\/)?desk\//.test(file))
      const using = desk.filter((file) => new RegExp(`\\b${name}\\b`).test(read(file)))
      expect(using.toSorted()).toEqual(users)
    },
  )

  it('from the web to the contracts of the worker, and to the type of its API', () => {
    const forbidden = imports.filter(
      ({ from, to, isTypeOnly }) =>
        from.startsWith('web/') &&
        to.startsWith('worker/') &&
        !to.startsWith('worker/contracts/') &&
        !(to === 'worker/app.ts' && isTypeOnly),
    )
    expect(forbidden.map(describeImport)).toEqual([])
  })

  it('from the worker to the web only in its entry, for the edge renderer, and for texts', () => {
    const rendering = imports.filter(
      ({ from, to }) =>
        from.startsWith('worker/') && to.startsWith('web/') && !to.endsWith('.json'),
    )
    expect(rendering.map(describeImport)).toEqual([
      'worker/index.ts -> web/edge.ts',
      'worker/index.ts -> web/edge-render.tsx',
    ])
  })

  it('between the folders of the contracts in one direction', () => {
    const folders = imports
      .map(({ from, to }) => [contractFolder(from), contractFolder(to)] as const)
      .filter(([from, to]) => from && to && from !== to)
    const below = Map.groupBy(folders, ([from]) => from)
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (below.get(from) ?? []).some(([, next]) => {
        if (next === to) return true
        if (!next || seen.has(next)) return false
        return reaches(next, to, seen.add(next))
      })
    expect([...below.keys()].filter((folder) => folder && reaches(folder, folder))).toEqual([])
  })

  it('keeps SQL, HTTP and the clock out of the contracts', () => {
    const impure = files.filter(
      (file) =>
        file.startsWith('worker/contracts/') &&
        /from '(drizzle-orm|hono|cloudflare:|node:)|Date\.now\(|new Date\(\)/.test(read(file)),
    )
    expect(impure).toEqual([])
  })

  it('at start-up to neither the calls of the desk nor the screens', () => {
    const started = filesOfStartUp()
    expect(started).toContain('worker/visitor-calls.ts')
    const needless = ['worker/desk-calls.ts', 'web/edge-render.tsx']
    expect(needless.filter((file) => started.has(file))).toEqual([])
  })

  it('without a circle between files', () => {
    expect(circle()).toEqual([])
  })
})

describe('the tree', () => {
  it('has no barrels and no folders that say nothing', () => {
    const barrels = files.filter(
      (file) =>
        /\/index\.tsx?$/.test(file) && !['worker/index.ts', 'web/routes/index.tsx'].includes(file),
    )
    expect(barrels).toEqual([])
    expect(files.filter((file) => /\/(utils|lib|shared|helpers|misc)\//.test(file))).toEqual([])
  })

  it('keeps all tables in one folder', () => {
    const elsewhere = files.filter(
      (file) => /sqliteTable\(/.test(read(file)) && !file.startsWith('worker/db/schema/'),
    )
    expect(elsewhere).toEqual([])
  })

  it('writes to KV only copies that carry the version of their shape', () => {
    expect(files.filter((file) => /\bkv\.put\(/i.test(read(file)))).toEqual(['worker/cache/kv.ts'])
  })

  it('has service workers of guides’ and guests’ private pages alone', () => {
    expect(files.filter((file) => /serviceWorker\??\s*\.register\(/.test(read(file)))).toEqual([
      'web/crew/crew-page.ts',
      'web/bookings/guest/pack/pack-store.ts',
    ])
  })

  it('keeps route files under forty lines', () => {
    const long = files.filter(
      (file) => /^web\/routes\/[^-][^/]*\.tsx$/.test(file) && read(file).split('\n').length > 41,
    )
    expect(long).toEqual([])
  })

  it('has only migrations that add: rebuilding a table would delete the rows that refer to it', () => {
    const folder = join(ROOT, 'migrations')
    const rebuilding = readdirSync(folder).filter((file) =>
      /drop\s+(?:table|column)|\brename\b|__new_/i.test(readFileSync(join(folder, file), 'utf8')),
    )
    expect(rebuilding).toEqual([])
  })
})

/** The files that the worker runs before its first request. */
function filesOfStartUp(): Set<string> {
  const started = new Set(['worker/index.ts'])
  // A set that grows while it is read: files that are added are read too.
  for (const file of started)
    for (const { from, to, isTypeOnly, isLazy } of imports)
      if (from === file && !isTypeOnly && !isLazy) started.add(to)
  return started
}

function contractFolder(file: string): string | undefined {
  return /^worker\/contracts\/([\w-]+)\//.exec(file)?.[1]
}

function floorOf(floors: RegExp[], file: string): number {
  return floors.findIndex((floor) => floor.test(file))
}

function climbing(floors: RegExp[]): string[] {
  return imports
    .filter(
      ({ from, to }) => floorOf(floors, from) >= 0 && floorOf(floors, to) > floorOf(floors, from),
    )
    .map(describeImport)
}

/** Rooms of a folder that the list lacks. */
function unknownRooms(folder: string, names: string[]): string[] {
  const rooms = files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => /^([^/]+)\//.exec(file.slice(folder.length + 1))?.[1] ?? '')
  return [...new Set(rooms)].filter((room) => !names.includes(room))
}

/** Pairs of rooms of which each imports the other. */
function mutualRooms(folder: string): string[] {
  const roomOf = (file: string) => new RegExp(`^${folder}/([^/]+)/`).exec(file)?.[1]
  const pairs = new Set(
    imports
      .map(({ from, to }) => [roomOf(from), roomOf(to)])
      .filter(([from, to]) => from && to && from !== to)
      .map(([from, to]) => `${from} -> ${to}`),
  )
  return [...pairs].filter((pair) => pairs.has(pair.split(' -> ').toReversed().join(' -> ')))
}

function crosses(folder: string, from: string, to: string): boolean {
  const feature = (file: string) => new RegExp(`^${folder}/([^/]+)/`).exec(file)?.[1]
  const [a, b] = [feature(from), feature(to)]
  return a !== undefined && b !== undefined && a !== b
}

/** The first circle of imports, as a list of files; types count too. */
function circle(): string[] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const state = new Map<string, 'open' | 'done'>()
  const path: string[] = []
  const visit = (file: string): string[] => {
    if (state.get(file) === 'done') return []
    if (state.get(file) === 'open') return [...path.slice(path.indexOf(file)), file]
    state.set(file, 'open')
    path.push(file)
    for (const { to } of targets.get(file) ?? []) {
      const found = visit(to)
      if (found.length > 0) return found
    }
    path.pop()
    state.set(file, 'done')
    return []
  }
  for (const file of files) {
    const found = visit(file)
    if (found.length > 0) return found
  }
  return []
}

function describeImport({ from, to }: Import): string {
  return `${from} -> ${to}`
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

function importsOf(file: string): Import[] {
  const statements = read(file).matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g,
  )
  return [...statements].map(([, type, path, lazy]) => ({
    from: file,
    to: locate(join(dirname(file), path ?? lazy ?? '')),
    isTypeOnly: type !== undefined,
    isLazy: lazy !== undefined,
  }))
}

function locate(path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`]
  return candidates.find((candidate) => files.includes(candidate)) ?? path
}
