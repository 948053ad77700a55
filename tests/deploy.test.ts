import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { baseUrlProblem } from '../scripts/base-url.ts'
import { explain } from '../scripts/failures.ts'
import { runForOutput } from '../scripts/tools.ts'
import { invalidSettings } from '../scripts/invalid-settings.ts'
import { CRONS } from '../worker/crons.ts'
import {
  builtWorker,
  PUBLIC_VARS,
  readWranglerConfig as read,
} from './support/deploy/built-worker.ts'
import { anAccount } from './support/deploy/deployment.ts'

type Deployment = Awaited<ReturnType<typeof anAccount>>

let account: Deployment
let built: ReturnType<typeof builtWorker>

/** The message of a deploy that is refused. */
async function refusal(options?: Parameters<Deployment['deployBuild']>[1]): Promise<string> {
  return account.deployBuild(built, options).then(
    (lines) => `It was deployed:\n${lines.join('\n')}`,
    (error: unknown) => explain(error),
  )
}

describe('a deploy', () => {
  beforeEach(async () => {
    account = await anAccount()
    built = builtWorker({ vars: PUBLIC_VARS })
  })
  afterEach(async () => {
    built.remove()
    await account.close()
  })

  it('makes everything the first time, and changes nothing but the worker the second time', async () => {
    const first = await account.deployBuild(built)
    const { state } = account
    expect(state.databases.map(({ name, hint }) => [name, hint])).toEqual([['moraine', 'wnam']])
    expect(state.queues.map(({ name }) => name).toSorted()).toEqual([
      'moraine-mail',
      'moraine-mail-dead',
      'moraine-views',
    ])
    expect([...state.buckets]).toEqual(['moraine-media'])
    const script = state.scripts.get('moraine')!
    expect(script.domains).toEqual(['www.tours.co'])
    expect(script.crons).toEqual(Object.values(CRONS))
    const shown = first.join('\n')
    for (const name of ['PEPPER', 'SESSION_SECRET'])
      expect(shown).toContain(`${name}=${script.secrets.get(name)}`)
    expect(shown).toMatch(/Migrations\s+2 applied, the last 0002_second/)
    expect(shown).toMatch(/time-travel restore moraine --bookmark=[\w-]{20,}/)
    expect(shown).toContain('health, home and a file are fine')
    expect(first.length).toBeLessThan(16)
    const secrets = new Map(script.secrets)
    const stores = JSON.stringify([
      state.databases.map(({ id }) => id),
      [...state.namespaces],
      [...state.buckets],
    ])

    const second = (await account.deployBuild(built)).join('\n')
    expect(second).toMatch(/Database\s+moraine: there/)
    expect(second).toMatch(/Migrations\s+none to apply/)
    expect(second).toMatch(/Secrets\s+kept/)
    expect(script.secrets).toEqual(secrets)
    expect(
      JSON.stringify([
        state.databases.map(({ id }) => id),
        [...state.namespaces],
        [...state.buckets],
      ]),
    ).toBe(stores)
    expect(script.versions).toHaveLength(2)
    expect(script.versions[1]!.tag).toMatch(/^[\da-f]{10}(-changed)?$/)
  })

  it('lists everything that is missing at once, before it changes anything', async () => {
    const { state } = account
    state.isR2Enabled = false
    state.plan = 'workers_free'
    state.zones = []
    state.denied = [/ \/accounts\/account\/queues/]
    const told = await refusal({ asIs: false })
    expect(told).toContain('Nothing was deployed and nothing changed.')
    for (const part of [
      'R2 is not enabled',
      'no Workers Paid plan',
      'www.tours.co (BASE_URL) is in no zone',
      'Queues: Edit',
    ])
      expect(told).toContain(part)
    expect(told).toContain('The first bank account is the demo')
    expect(told).toContain('tours.co is no zone of this account, so it cannot send mail')
    expect(account.requests.filter((line) => !line.startsWith('GET'))).toEqual([])
  })

  it('says which admin cannot register: the address is the company’s', async () => {
    built.remove()
    built = builtWorker({ vars: { ...PUBLIC_VARS, SUPER_USERS: 'owner@tours.co, Hello@tours.co' } })
    const told = await refusal({ asIs: false })
    expect(told).toContain(
      'SUPER_USERS names Hello@tours.co: no account can have an address of the company',
    )
    expect(told).not.toContain('SUPER_USERS names owner@tours.co')
  })

  it('does not take a failed look-up for a thing that is missing', async () => {
    account.state.addDatabase('moraine')
    account.fail(/^GET \/accounts\/account\/d1\/database$/, 503)
    expect(await refusal()).toContain('Cloudflare could not be asked about D1')
    expect(account.requests).not.toContain('POST /accounts/account/d1/database')
  })

  it('makes no new secrets where the old ones cannot be listed', async () => {
    account.fail(/\/secrets$/, 500)
    expect(await refusal()).toContain(
      'The secrets of moraine could not be listed, so nothing was uploaded',
    )
    expect(account.state.scripts.size).toBe(0)
  })

  it('says where to log in when the login is not valid', async () => {
    account.state.token = 'another'
    expect(await refusal()).toContain('npx wrangler login')
  })

  it('asks for secrets instead of making them where they would be written to a log', async () => {
    const told = await refusal({ mayMakeSecrets: false })
    expect(told).toContain('SESSION_SECRET and PEPPER must be given here')
    expect(account.state.scripts.size).toBe(0)
  })

  it('refuses placeholders in public, and lists them on a staging site', async () => {
    built.remove()
    built = builtWorker()
    const told = await refusal({ asIs: false })
    for (const name of ['BASE_URL', 'MAIL_FROM', 'COMPANY_EMAIL', 'SUPER_USERS'])
      expect(told).toContain(name)
    expect(told).toContain('--as-is')
    expect(account.requests.filter((line) => !line.startsWith('GET'))).toEqual([])
  })
})

describe('the names of wrangler.toml', () => {
  it.each(['', 'staging'])(
    'are those that the worker knows its queues and crons by (%j)',
    async (env) => {
      const { queues, triggers } = read(env)
      expect(triggers.crons).toEqual(Object.values(CRONS))
      const ends = ['-mail-dead', '-mail', '-views']
      for (const { queue } of queues.consumers)
        expect(
          ends.some((end) => queue.endsWith(end)),
          queue,
        ).toBe(true)
      expect(queues.consumers).toHaveLength(ends.length)
    },
  )

  it('are another for each store of staging, whose bindings and limits are the same', () => {
    const [production, staging] = [read(''), read('staging')]
    const stores = (config: typeof production) => [
      config.name,
      ...config.d1_databases.map(({ database_name }) => database_name),
      ...config.r2_buckets.map(({ bucket_name }) => bucket_name),
      ...config.queues.consumers.map(({ queue }) => queue),
      ...config.ratelimits.map(({ namespace_id }) => namespace_id),
    ]
    expect(stores(production).filter((name) => stores(staging).includes(name))).toEqual([])
    const shape = (config: typeof production) => ({
      bindings: [
        config.d1_databases,
        config.kv_namespaces,
        config.r2_buckets,
        config.queues.producers,
      ].flatMap((list) => list.map(({ binding }) => binding)),
      others: [
        config.images,
        config.send_email,
        config.version_metadata,
        config.limits,
        config.observability,
      ],
      rates: config.ratelimits.map(({ name, simple }) => [name, simple]),
    })
    expect(shape(staging)).toEqual(shape(production))
    expect(Object.keys(staging.vars)).toEqual(expect.arrayContaining(Object.keys(production.vars)))
  })
})

describe('a BASE_URL', () => {
  it.each(['https://tours.co', 'https://www.tours.co/', 'https://moraine.owner.workers.dev'])(
    'may be %s',
    (value) => {
      expect(baseUrlProblem(new URL(value).origin)).toBeNull()
    },
  )

  it.each([
    ['', 'empty'],
    ['moraine', 'no address'],
    ['http://tours.co', 'https'],
    ['http://localhost:8787', 'https'],
    ['javascript:alert(1)', 'https'],
    ['https://localhost', 'placeholder'],
    ['https://localhost:8787', 'placeholder'],
    ['https://app.localhost', 'placeholder'],
    ['https://127.0.0.1', 'number'],
    ['https://[::1]', 'number'],
    ['https://10.0.0.5', 'number'],
    ['https://moraine.example', 'placeholder'],
    ['https://example.com', 'placeholder'],
    ['https://www.example.org', 'placeholder'],
    ['https://site.test', 'placeholder'],
    ['https://intranet', 'placeholder'],
    ['https://tours.co/kr', 'origin'],
    ['https://tours.co?x=1', 'origin'],
    ['https://user@tours.co', 'origin'],
  ])('may not be %j, which is refused for what it is: %s', (value, reason) => {
    expect(baseUrlProblem(value)).toContain(reason)
  })
})

describe('a variable with its own words', () => {
  it('may be left out, empty, or one of them', async () => {
    expect(await invalidSettings({})).toEqual([])
    expect(
      await invalidSettings({
        LIMITS: '',
        MAIL_TRANSPORT: '',
        COMPANY_LANG: '',
        FIRST_POST_REVIEW: '',
      }),
    ).toEqual([])
    expect(
      await invalidSettings({
        LIMITS: 'post.day=3',
        MAIL_TRANSPORT: 'smtp',
        COMPANY_LANG: 'cn',
        FIRST_POST_REVIEW: 'on',
      }),
    ).toEqual([])
  })

  it('stops the deployment when it is another', async () => {
    const vars = {
      LIMITS: 'posts',
      MAIL_TRANSPORT: 'smpt',
      COMPANY_LANG: 'en',
      FIRST_POST_REVIEW: 'true',
    }
    expect(await invalidSettings(vars)).toEqual([
      expect.stringContaining('LIMITS: "posts" is not one of'),
      'MAIL_TRANSPORT: "smpt" is not one of none, binding, resend, smtp',
      'COMPANY_LANG: "en" is not one of ca, kr, cn',
      'FIRST_POST_REVIEW: "true" is not one of off, on',
    ])
  })
})

describe('a tool that cannot be started', () => {
  it('is an error', async () => {
    await expect(runForOutput('no-such-tool', [])).rejects.toThrow('ENOENT')
  })
})
