import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadPreview } from '../../scripts/deploy/preview.ts'
import { readNames } from '../../scripts/deploy/names.ts'
import { rollBack } from '../../scripts/deploy/rollback.ts'
import { explain } from '../../scripts/failures.ts'
import { builtWorker, PUBLIC_VARS } from '../support/deploy/built-worker.ts'
import { anAccount } from '../support/deploy/deployment.ts'

let account: Awaited<ReturnType<typeof anAccount>>
let builds: ReturnType<typeof builtWorker>[]
beforeEach(async () => {
  account = await anAccount()
  builds = []
})
afterEach(async () => {
  for (const built of builds) built.remove()
  await account.close()
})

function aBuild(wanted: Parameters<typeof builtWorker>[0] = { vars: PUBLIC_VARS }) {
  const built = builtWorker(wanted)
  builds.push(built)
  return built
}

/** The message of a deploy that fails. */
async function failure(
  built: ReturnType<typeof builtWorker>,
  options?: Parameters<typeof account.deployBuild>[1],
) {
  return account.deployBuild(built, options).then(
    (lines) => `It was deployed:\n${lines.join('\n')}`,
    (error: unknown) => explain(error),
  )
}

describe('sites beside each other', () => {
  it('share nothing when one is staging', async () => {
    await account.deployBuild(aBuild())
    const production = account.state.scripts.get('moraine')!
    const secrets = new Map(production.secrets)
    const lines = await account.deployBuild(aBuild({ env: 'staging' }))
    const staging = account.state.scripts.get('moraine-staging')!
    expect([...account.state.scripts.keys()].toSorted()).toEqual(['moraine', 'moraine-staging'])
    expect(staging.secrets.get('PEPPER')).not.toBe(production.secrets.get('PEPPER'))
    expect(staging.secrets.get('PEPPER')).toMatch(/^[\w-]{48}$/)
    expect(production.secrets).toEqual(secrets)
    expect(production.versions).toHaveLength(1)
    expect(account.state.databases.map(({ name }) => name)).toEqual(['moraine', 'moraine-staging'])
    expect([...account.state.buckets]).toEqual(['moraine-media', 'moraine-staging-media'])
    expect(account.state.queues.map(({ name }) => name)).toContain('moraine-staging-mail-dead')
    expect(staging.domains).toEqual([])
    expect(lines.join('\n')).toContain('https://moraine-staging.owner.workers.dev')
    expect(lines.join('\n')).toContain('to do: BASE_URL is empty')
  })

  it('share nothing when one is another company', async () => {
    await account.deployBuild(aBuild())
    await account.deployBuild(aBuild({ company: 'aurora', vars: PUBLIC_VARS }))
    expect([...account.state.scripts.keys()]).toEqual(['moraine', 'aurora'])
    expect(account.state.databases.map(({ name }) => name)).toEqual(['moraine', 'aurora'])
    const { bindings } = account.state.scripts.get('aurora')!.versions[0]!.metadata
    const queues = bindings
      .filter(({ type }) => type === 'queue')
      .map((binding) => binding['queue_name'])
    expect(queues).toEqual(['aurora-mail', 'aurora-views'])
  })
})

describe('a migration that fails', () => {
  it('leaves the worker as it is, says how to go back, and is where the next run begins', async () => {
    const built = aBuild()
    await account.deployBuild(built)
    built.addMigration('0003_third', 'CREATE TABLE third (id INTEGER PRIMARY KEY);')
    built.addMigration('0004_fourth', 'CREATE TABLE fourth (id INTEGER PRIMARY KEY);')
    account.state.failingSql = 'TABLE fourth'
    const told = await failure(built)
    expect(told).toContain('The migration 0004_fourth failed')
    expect(told).toMatch(/time-travel restore moraine --bookmark=/)
    expect(told).not.toMatch(/^\s+at /m)
    expect(account.state.scripts.get('moraine')!.versions).toHaveLength(1)

    account.state.failingSql = null
    expect((await account.deployBuild(built)).join('\n')).toMatch(
      /Migrations\s+1 applied, the last 0004_fourth/,
    )
  })

  it('is none of a database that earlier migrations made: nothing is applied to it', async () => {
    const built = aBuild()
    await account.deployBuild(built)
    built.renameMigration('0001_first', '0001_other')
    const told = await failure(built)
    expect(told).toContain('was made with earlier migrations (0002_second.sql)')
    expect(told).toContain('npm run restore')
    expect(account.state.scripts.get('moraine')!.versions).toHaveLength(1)
  })

  it('happens with none of the real ones', async () => {
    const built = aBuild()
    built.useRealMigrations()
    expect((await account.deployBuild(built)).join('\n')).toMatch(/Migrations\s+\d\d applied/)
  })
})

describe('an upload that fails', () => {
  it('is told without a stack; the next run goes on with the same secrets and shows them', async () => {
    const built = aBuild()
    account.fail(/^PUT \/accounts\/account\/workers\/scripts\/moraine$/, 400, {
      code: 10_021,
      message: 'Script too large',
    })
    const told = await failure(built)
    expect(told).toContain('moraine was not uploaded')
    expect(told).toContain('Script too large')
    expect(told).toContain('Running the same command again is safe')
    expect(told).not.toMatch(/^\s+at |Logs were written/m)
    const file = join(account.kept, 'moraine.secrets.json')
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    expect(statSync(file).mode & 0o077).toBe(0)

    account.mend()
    const lines = (await account.deployBuild(built)).join('\n')
    expect(lines).toContain(`PEPPER=${kept['PEPPER']}`)
    expect(account.state.scripts.get('moraine')!.secrets.get('PEPPER')).toBe(kept['PEPPER'])
    expect(existsSync(file)).toBe(false)
  })

  it('shows secrets that an interrupted run uploaded and could not show', async () => {
    const built = aBuild()
    await account.deployBuild(built)
    const pepper = account.state.scripts.get('moraine')!.secrets.get('PEPPER')!
    writeFileSync(join(account.kept, 'moraine.secrets.json'), JSON.stringify({ PEPPER: pepper }))
    expect((await account.deployBuild(built)).join('\n')).toContain(`PEPPER=${pepper}`)
    expect((await account.deployBuild(built)).join('\n')).not.toContain(pepper)
  })

  it('names the plan when the account has none for CPU limits', async () => {
    account.state.plan = 'workers_free'
    account.state.denied = [/subscriptions$/]
    expect(await failure(aBuild())).toContain('has no Workers Paid plan')
  })

  it('says so when only triggers are missing', async () => {
    account.fail(/^PUT .*\/schedules$/, 500, { message: 'Internal error' })
    const told = await failure(aBuild())
    expect(told).toContain('was uploaded, but not all of its triggers and addresses were set')
    expect(told).toContain('again is safe')
  })
})

describe('secrets that are given', () => {
  it('are set, and are not shown', async () => {
    const pepper = 'the-pepper-of-the-site-that-was-0123456789'
    vi.stubEnv('PEPPER', pepper)
    vi.stubEnv('SESSION_SECRET', 'the-key-of-the-site-that-was-0123456789')
    const lines = (await account.deployBuild(aBuild(), { mayMakeSecrets: false })).join('\n')
    expect(account.state.scripts.get('moraine')!.secrets.get('PEPPER')).toBe(pepper)
    expect(lines).not.toContain(pepper)
  })

  it('turn the session key as docs/operations.md says, and leave the pepper as it is', async () => {
    const built = aBuild()
    await account.deployBuild(built)
    const { secrets } = account.state.scripts.get('moraine')!
    const [old, pepper] = [secrets.get('SESSION_SECRET')!, secrets.get('PEPPER')!]
    vi.stubEnv('SESSION_SECRET_PREVIOUS', old)
    vi.stubEnv('SESSION_SECRET', 'the-new-key-of-the-site-0123456789abcdef')
    await account.deployBuild(built)
    expect(Object.fromEntries(secrets)).toEqual({
      SESSION_SECRET: 'the-new-key-of-the-site-0123456789abcdef',
      SESSION_SECRET_PREVIOUS: old,
      PEPPER: pepper,
    })
  })

  it('are refused when they are short', async () => {
    vi.stubEnv('PEPPER', 'short')
    expect(await failure(aBuild())).toContain('The given PEPPER is shorter than 32 bytes')
  })
})

describe('a site that does not answer after its upload', () => {
  it.each([
    ['health', 'answers 500'],
    ['home', 'answers 500'],
    ['asset', 'answers 500'],
  ] as const)('fails the deploy: %s', async (what, reason) => {
    account.site.answers[what] = 500
    const told = await failure(aBuild())
    expect(told).toContain('The worker is deployed, but ')
    expect(told).toContain(reason)
    expect(told).toContain('npm run rollback')
  })
})

describe('a rollback', () => {
  it('lets the release before take all requests, and says which', async () => {
    const built = aBuild()
    await account.deployBuild(built)
    await account.deployBuild(built)
    const script = account.state.scripts.get('moraine')!
    const told = await rollBack({ config: built.config, worker: 'moraine' })
    expect(script.deployed.at(-1)).toBe(script.versions[0]!.id)
    expect(told).toContain(script.versions[0]!.tag)
  })

  it('says in a sentence that there is nothing to go back to', async () => {
    const built = aBuild()
    await account.deployBuild(built)
    await expect(rollBack({ config: built.config, worker: 'moraine' })).rejects.toThrow(
      'moraine was not rolled back',
    )
  })
})

describe('a preview', () => {
  const preview = ({ config }: ReturnType<typeof builtWorker>) =>
    uploadPreview({
      config,
      names: readNames(config),
      branch: 'feat/2-Seats left',
      commit: { tag: 'abc', message: 'feat: seats' },
    })

  it('is a version of staging at an address of the branch, which takes no requests of the site', async () => {
    const built = aBuild({ env: 'staging' })
    await account.deployBuild(built)
    built.addMigration('0003_third', 'CREATE TABLE third (id INTEGER PRIMARY KEY);')
    const told = (await preview(built)).join('\n')
    expect(told).toContain('https://feat-2-seats-left-moraine-staging.owner.workers.dev')
    expect(told).toContain('The database lacks 0003_third')
    const { versions, deployed } = account.state.scripts.get('moraine-staging')!
    expect(versions.map(({ tag }) => tag).at(-1)).toBe('abc')
    expect(deployed).toEqual([versions[0]!.id])
  })

  it('is refused for production, and while staging was never deployed', async () => {
    await expect(preview(aBuild())).rejects.toThrow('on the stores of production')
    await expect(preview(aBuild({ env: 'staging' }))).rejects.toThrow('was never deployed')
    expect(account.state.scripts.size).toBe(0)
  })
})
