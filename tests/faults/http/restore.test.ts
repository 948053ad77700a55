import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { grownState } from '../../../scripts/bench/fill.ts'
import { migrate } from '../../../scripts/local.ts'
import { ROOT, run } from '../../../scripts/tools.ts'
import type { Bindings } from '../../../worker/env'
import { demoState } from '../support/built-site'
import { scaled } from '../support/seed'

/** The drill: the data of ten years is exported and restored into a new site with the operator's commands. */

const SIZE = { tours: scaled(2000, 50), members: scaled(20_000), topics: scaled(100_000) }
const folder = join(ROOT, '.tmp', `faults-drill-${process.pid}`)
const [first, second, fresh] = ['first', 'second', 'fresh'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
let demo: string
let site: string

beforeAll(async () => {
  demo = await demoState('drill')
  site = await grownState(demo, { name: `drill-${SIZE.topics}`, ...SIZE, hasWork: false })
  await migrate(site)
  await migrate(fresh)
}, 900_000)

afterAll(() => {
  for (const each of [folder, demo]) rmSync(each, { recursive: true, force: true })
})

it(`row 26: ${SIZE.members} members and ${SIZE.topics} topics are restored into a new site, to the byte`, async () => {
  const begun = performance.now()
  await run('node', ['scripts/export.ts', first, '--state', site])
  const copied = performance.now()
  await run('node', ['scripts/restore.ts', first, '--state', fresh])
  const restored = performance.now()
  await run('node', ['scripts/export.ts', second, '--state', fresh])

  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  console.info(
    `row 26: exported in ${seconds(begun, copied)} s, restored in ${seconds(copied, restored)} s`,
  )
  for (const part of ['tables', 'pictures']) {
    const files = readdirSync(join(first, part)).toSorted()
    expect(readdirSync(join(second, part)).toSorted()).toEqual(files)
    for (const file of files)
      expect([
        file,
        readFileSync(join(first, part, file)).equals(readFileSync(join(second, part, file))),
      ]).toEqual([file, true])
  }
  // Not in a backup: a restore rebuilds it.
  expect(await termsOf(fresh)).toEqual(await termsOf(site))
})

async function termsOf(state: string) {
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: join(ROOT, 'wrangler.toml'),
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  })
  try {
    return await env.DB.prepare(
      'SELECT count(*) AS n, sum(doc_id) AS documents, sum(weight) AS weights, sum(length(term)) AS letters FROM search_terms',
    ).first()
  } finally {
    await dispose()
  }
}
