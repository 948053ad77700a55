import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { settingsOf } from '../../../worker/env'
import { parseLimits } from '../../../worker/limits'
import { requireWithinLimit } from '../../../worker/http/rate-limits'
import { networkOf } from '../../../worker/http/network'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, db, unique } from '../../support/builders'
import { fromANetwork } from '../../support/contact'
import { request } from '../../support/request'

const validate = (
  origin: string,
  headers: Record<string, string>,
  LIMITS: string,
  BASE_URL = origin,
) =>
  request(new URL('/api/user/validate?username=unknown', origin).href, {
    headers,
    bindings: { LIMITS, BASE_URL },
  })

async function passedOf(calls: number, call: () => Promise<Response>): Promise<number> {
  const responses = await Promise.all(Array.from({ length: calls }, call))
  expect(
    responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 429),
  ).toEqual([])
  return responses.filter(({ status }) => status === 200).length
}

describe('the setting LIMITS', () => {
  it('changes the limits it names and leaves the others', () => {
    const { limits, isProduction } = parseLimits(' post.day = 25, login.minute=0 ')
    expect([limits.post.day, limits.login, isProduction]).toEqual([
      25,
      { minute: 0, hour: 30 },
      false,
    ])
    expect(parseLimits().limits.post.day).toBe(10)
    expect(parseLimits('production').isProduction).toBe(true)
  })

  it.each([
    'posts.day=10',
    'post.week=10',
    'post.day',
    'post.day=ten',
    'post.day=-1',
    'post.day=1.5',
    'post.day=1234567',
    'constructor.name=1',
    '__proto__.day=1',
    'post.toString=1',
    'Production',
  ])('refuses %j at start, and lists the known names', (entry) => {
    expect(() => parseLimits(`login.minute=9,${entry}`)).toThrow(
      /^LIMITS: ".*" is not one of production, .*post\.day=10/,
    )
    expect(() => settingsOf({ ...env, LIMITS: entry })).toThrow('LIMITS')
  })

  it('is exact for 100 parallel requests of one network, also when it is changed', async () => {
    const network = fromANetwork()
    const own = fromANetwork()
    expect(
      await passedOf(100, () => validate('https://moraine.example', network, 'production')),
    ).toBe(20)
    expect(
      await passedOf(100, () =>
        validate('https://moraine.example', own, 'production,validate.minute=7'),
      ),
    ).toBe(7)
  })

  it('allows a hundred times as much on a loopback address, except with production', async () => {
    const [trial, real] = [fromANetwork(), fromANetwork()]
    const tenTrials = () => validate('http://localhost:8787', trial, 'validate.minute=1')
    expect(await passedOf(100, tenTrials)).toBe(100)
    expect((await tenTrials()).status).toBe(429)
    expect(
      await passedOf(100, () =>
        validate('http://localhost:8787', real, 'production,validate.minute=1'),
      ),
    ).toBe(1)
  })

  it.each(['https://localhost', 'https://127.1.2.3', 'https://[::1]:8787'])(
    'uses the configured address of the site, not the %s of a request',
    async (named) => {
      const network = fromANetwork()
      const call = () => validate(named, network, 'validate.minute=3', 'https://tours.example')
      expect(await passedOf(20, call)).toBe(3)
    },
  )

  it('uses the address of the request when none is configured, as in a checkout', async () => {
    const [local, foreign] = [fromANetwork(), fromANetwork()]
    expect(
      await passedOf(20, () => validate('http://localhost:8787', local, 'validate.minute=3', '')),
    ).toBe(20)
    expect(
      await passedOf(20, () => validate('https://tours.example', foreign, 'validate.minute=3', '')),
    ).toBe(3)
  })

  it('never raises the limits per member', async () => {
    const { path } = await aTopic()
    const author = await aMember()
    const post = (n: number) =>
      request(new URL(`${path}/reply`, 'http://localhost:8787').href, {
        token: author.token,
        body: { content: `Reply number ${n} of three` },
        bindings: { LIMITS: 'post.day=2', BASE_URL: '' },
      })
    const statuses = []
    for (const n of [1, 2, 3]) statuses.push((await post(n)).status)
    expect(statuses).toEqual([200, 200, 403])
    await aReply(path, { author })
  })
})

describe('a limit', () => {
  const settings = settingsOf(env)

  it('of 0 allows nothing', async () => {
    const none = { ...settings, limits: { ...settings.limits, report: { day: 0 } } }
    await expect(
      requireWithinLimit({ db, now: Date.now(), settings: none }, 'report', 'x'),
    ).rejects.toThrow('TooManyRequests')
  })

  it.each([1, 3, 10, 60])('of %i allows exactly that many of 100 parallel events', async (day) => {
    const limited = { ...settings, limits: { ...settings.limits, report: { day } } }
    const key = `member ${unique()}`
    const taken = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        requireWithinLimit({ db, now: Date.now(), settings: limited }, 'report', key),
      ),
    )
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(day)
  })

  it('starts again with each window and says how long that takes', async () => {
    const now = Date.UTC(2026, 0, 5, 12, 59, 30)
    const once = { ...settings, limits: { ...settings.limits, upload: { hour: 1 } } }
    const upload = (at: number) =>
      requireWithinLimit({ db, now: at, settings: once }, 'upload', 'one')
    await upload(now)
    await expect(upload(now)).rejects.toMatchObject({ options: { retryAfterSeconds: 30 } })
    await upload(now + 30_000)
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::ffff:1:2:3', '2001:db8:0:0'],
    ['2001:db8:0:0:9:9:9:9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:0102:0304', '1.2.3.4'],
    ['0:0:0:0:0:ffff:192.0.2.255', '192.0.2.255'],
    ['64:ff9b::1.2.3.4', '64:ff9b:0:0'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
