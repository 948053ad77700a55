import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CODE } from '../../../worker/services/members/verification-code'
import { DEFAULT_LIMITS } from '../../../worker/limits'
import { knownDevices, sessions } from '../../../worker/db/schema/accounts'
import { limitCounters } from '../../../worker/db/schema/limits'
import {
  aMemberWithPassword,
  aNetwork,
  requestEmailChange,
  deviceOf,
  findUser,
  leave,
  logIn,
  mailedCode,
  mailedToken,
  outcome,
  PASSWORD,
  register,
  send,
  storedCode,
  wrongCode,
} from '../../support/accounts'
import { aMember, db } from '../../support/builders'
import { mailsTo } from '../../support/mails'

const WRONG = 'wrong!horse7'
const NEXT = 'another#horse8'
/** Network limits high enough not to interfere with the tests of one network and one account. */
const ROOM = {
  bindings: { LIMITS: 'production, login.minute=1000, login.hour=1000, verify.hour=1000' },
}

/** A site where strangers have six wrong passwords a day, because each takes a fifth of a second to check. */
const FEW = { bindings: { LIMITS: `${ROOM.bindings.LIMITS}, wrongPasswordElsewhere.day=6` } }

/** Tries wrong passwords for a name, each from its own network; returns how many were checked. */
async function attack(name: string, networks: number, { triesOfEach = 1, site = ROOM } = {}) {
  const from = Array.from({ length: networks }, () => aNetwork())
  const tries = from.flatMap((network) =>
    Array.from({ length: triesOfEach }, () =>
      logIn(name, WRONG, { from: network, ...site }).then(outcome),
    ),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter(([status]) => status !== 401 && status !== 429)).toEqual([])
  return answers.filter(([status]) => status === 401).length
}

/** A member who has logged in once, with the browser and the network of that login. */
async function aMemberAtHome() {
  const member = await aMemberWithPassword()
  const home = aNetwork()
  const response = await logIn(member.username, PASSWORD, { from: home })
  return { ...member, home, device: deviceOf(response) }
}

describe('wrong passwords of strangers', () => {
  it('from one network block no other network', async () => {
    const { username } = await aMemberWithPassword()
    expect(await attack(username, 1, { triesOfEach: 60 })).toBe(DEFAULT_LIMITS.wrongPassword.place)
    expect((await logIn(username, PASSWORD)).status).toBe(200)
  })

  it('from any number of networks are fifty a day for each of the two names of an account', async () => {
    const { username, email } = await aMemberWithPassword()
    expect(await attack(username, 30, { triesOfEach: 3 })).toBe(50)
    expect(await attack(email, 60)).toBe(50)
    for (const name of [username, email, username.toUpperCase(), ` ${email} `]) {
      const response = await logIn(name, PASSWORD)
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  }, 120_000)

  it('leave the browser that logged in before its own five tries, wherever it is', async () => {
    const { username, email, device } = await aMemberAtHome()
    expect(await attack(username, 7, { site: FEW })).toBe(6)
    for (let failure = 0; failure < 4; failure += 1)
      expect((await logIn(username, WRONG, { cookie: device, ...FEW })).status).toBe(401)
    expect((await logIn(username, PASSWORD, { cookie: device, ...FEW })).status).toBe(200)
    expect((await logIn(email, PASSWORD, { cookie: device, ...FEW })).status).toBe(200)
    expect((await logIn(username, PASSWORD, FEW)).status).toBe(429)
  })

  it('leave the network of a live login its own five tries', async () => {
    const { userId, username, home } = await aMemberAtHome()
    await attack(username, 7, { site: FEW })
    expect((await logIn(username, PASSWORD, { from: home, ...FEW })).status).toBe(200)
    await db.update(sessions).set({ revokedAt: Date.now() }).where(eq(sessions.userId, userId))
    expect((await logIn(username, PASSWORD, { from: home, ...FEW })).status).toBe(429)
  })

  it('leave a new browser the mailed link, after which it is known', async () => {
    const { username, email } = await aMemberWithPassword()
    await attack(username, 7, { site: FEW })
    expect((await logIn(username, PASSWORD, FEW)).status).toBe(429)
    await send('/api/user/forgot', { email })
    const reset = await send('/api/user/reset', { token: await mailedToken(email), password: NEXT })
    expect(reset.status).toBe(200)
    await attack(username, 7, { site: FEW })
    expect((await logIn(username, NEXT, { cookie: deviceOf(reset), ...FEW })).status).toBe(200)
  })

  it('in the network of the owner use up its logins, not those of the browser that is known', async () => {
    const { username, home, device } = await aMemberAtHome()
    for (let n = 0; n < 6; n += 1) await logIn(`x${n}x`, WRONG, { from: home })
    expect((await logIn(username, PASSWORD, { from: home })).status).toBe(429)
    expect((await logIn(username, PASSWORD, { from: home, cookie: device })).status).toBe(200)
  })

  it('are not more with the cookie of a browser that the account does not know', async () => {
    const [{ device }, { username }] = [await aMemberAtHome(), await aMemberWithPassword()]
    const from = aNetwork()
    for (const cookie of [device, `device=${'A'.repeat(43)}`, 'device=', 'device=x']) {
      const tries = Array.from({ length: 10 }, () =>
        logIn(username, WRONG, { from, cookie, ...ROOM }).then(outcome),
      )
      const looked = (await Promise.all(tries)).filter(([status]) => status === 401)
      expect(looked).toHaveLength(cookie === device ? 5 : 0)
    }
  })

  it('are not reset by a login of the owner', async () => {
    const { username } = await aMemberWithPassword()
    expect(await attack(username, 5, { site: FEW })).toBe(5)
    expect((await logIn(username, PASSWORD, FEW)).status).toBe(200)
    expect((await logIn(username, PASSWORD, FEW)).status).toBe(200)
    expect(await attack(username, 5, { site: FEW })).toBe(1)
  })

  it('do not reveal that a username and an address are one account', async () => {
    const [{ username, email }, other] = [await aMemberWithPassword(), await aMemberWithPassword()]
    const from = aNetwork()
    for (let failure = 0; failure < 6; failure += 1) await logIn(username, WRONG, { from, ...ROOM })
    const answers = []
    for (const name of [email, other.email, 'unknown@example.com']) {
      const response = await logIn(name, WRONG, { from, ...ROOM })
      answers.push([response.status, { ...(await response.json<object>()), requestId: '' }])
    }
    expect(answers[0]?.[0]).toBe(401)
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    expect((await logIn(username, WRONG, { from, ...ROOM })).status).toBe(429)
  })
})

describe('a known browser', () => {
  it('gets a cookie that scripts cannot read and that outlives the logout', async () => {
    const { username } = await aMemberWithPassword()
    const login = await logIn(username, PASSWORD)
    const line = login.headers.getSetCookie().find((set) => set.startsWith('device='))
    expect(line).toMatch(
      /^device=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
    )
    const logout = await send('/api/session', undefined, {
      method: 'DELETE',
      cookie: deviceOf(login),
    })
    expect(deviceOf(logout)).toBe('')
  })

  it('is known for each member who logs in there, by one cookie', async () => {
    const [first, second] = [await aMemberAtHome(), await aMemberWithPassword()]
    const login = await logIn(second.username, PASSWORD, { cookie: first.device })
    expect(deviceOf(login)).toBe(first.device)
    const known = await db
      .select()
      .from(knownDevices)
      .where(inArray(knownDevices.userId, [first.userId, second.userId]))
    expect(new Set(known.map(({ deviceHash }) => deviceHash)).size).toBe(1)
    expect(known).toHaveLength(2)
    expect(JSON.stringify(known)).not.toContain(first.device.split('=')[1])
  })

  it('is one of at most ten of a member; the oldest are deleted', async () => {
    const { userId, username } = await aMemberAtHome()
    const before = await db.select().from(knownDevices).where(eq(knownDevices.userId, userId))
    await db.update(knownDevices).set({ expiresAt: 1 }).where(eq(knownDevices.userId, userId))
    for (let n = 0; n < 10; n += 1) await logIn(username, PASSWORD)
    const after = await db.select().from(knownDevices).where(eq(knownDevices.userId, userId))
    expect(after).toHaveLength(10)
    expect(after.map(({ deviceHash }) => deviceHash)).not.toContain(before[0]?.deviceHash)
  })

  it('is deleted on a change of the password that was entered there', async () => {
    const { userId, token } = await aMemberAtHome()
    const change = { password: NEXT, oldPassword: PASSWORD }
    const changed = await send('/api/user/me', change, { method: 'PATCH', token })
    expect(changed.status).toBe(200)
    expect(deviceOf(changed)).not.toBe('')
    expect(
      await db.select().from(knownDevices).where(eq(knownDevices.userId, userId)),
    ).toHaveLength(1)
  })

  it('is deleted with the account', async () => {
    const { userId, username } = await aMemberAtHome()
    const login = await logIn(username, PASSWORD)
    const { accessToken } = await login.json<{ accessToken: string }>()
    expect((await leave(accessToken)).status).toBe(204)
    expect(await db.select().from(knownDevices).where(eq(knownDevices.userId, userId))).toEqual([])
  })
})

describe('mails that strangers ask for', () => {
  const resend = (email: string, options = {}) => send('/api/user/resend', { email }, options)
  const forgot = (email: string, options = {}) => send('/api/user/forgot', { email }, options)

  it('are not counted while an address has no account', async () => {
    const email = `later${Math.random().toString(36).slice(2)}@example.com`
    for (const from of [undefined, aNetwork()])
      for (let n = 0; n < 7; n += 1)
        await Promise.all([resend(email, { from }), forgot(email, { from })])
    expect(await mailsTo(email)).toEqual([])
    await register({ email })
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['verification'])
    await resend(email)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('from one network leave the owner in another one a link and a code', async () => {
    const { email } = await aMemberWithPassword()
    const stranger = aNetwork()
    for (let n = 0; n < 7; n += 1) await forgot(email, { from: stranger })
    expect(await mailsTo(email)).toHaveLength(3)
    await forgot(email)
    expect(await mailsTo(email)).toHaveLength(4)
    const newcomer = await register()
    for (let n = 0; n < 7; n += 1) await resend(newcomer.email, { from: stranger })
    await resend(newcomer.email)
    expect(await mailsTo(newcomer.email)).toHaveLength(1 + 3 + 1)
  })

  it('from any number of networks leave the known browser three an hour', async () => {
    const { email, device } = await aMemberAtHome()
    await Promise.all(Array.from({ length: 30 }, () => forgot(email)))
    expect(await mailsTo(email)).toHaveLength(6)
    for (let n = 0; n < 5; n += 1) await forgot(email, { cookie: device })
    expect(await mailsTo(email)).toHaveLength(9)
    const newcomer = await register()
    await Promise.all(Array.from({ length: 30 }, () => resend(newcomer.email)))
    expect(await mailsTo(newcomer.email)).toHaveLength(1 + 6)
    for (let n = 0; n < 5; n += 1) await resend(newcomer.email, { cookie: newcomer.device })
    // The mail of the registration was the first of its browser's three.
    expect(await mailsTo(newcomer.email)).toHaveLength(9)
  })

  it('are at most 18 a day to one mailbox, however its address is tagged', async () => {
    const name = `tagged${Math.random().toString(36).slice(2)}`
    const LIMITS = 'production, codeMail.hour=100, codeMailElsewhere.hour=100'
    const addresses = Array.from({ length: 24 }, (_, n) => `${name}+${n}@example.com`)
    const registered = await Promise.all(
      addresses.map((email) => register({ email }, { bindings: { LIMITS } })),
    )
    await Promise.all(
      registered.map(({ email, device }) =>
        resend(email, { cookie: device, bindings: { LIMITS } }),
      ),
    )
    const mails = await Promise.all(addresses.map((email) => mailsTo(email)))
    expect(mails.flat()).toHaveLength(6 + 12)
  }, 60_000)

  it('use up nothing of a member who changes to an address before its owner registers', async () => {
    const wisher = await aMember()
    const email = `wished${Math.random().toString(36).slice(2)}@example.com`
    for (let n = 0; n < 5; n += 1) await requestEmailChange(email, wisher.token)
    await register({ email })
    expect((await mailsTo(email)).some(({ template }) => template === 'verification')).toBe(true)
  })
})

describe('wrong codes of strangers', () => {
  const give = (email: string, code: string, options = {}) =>
    send('/api/user/verify', { email, code }, { ...ROOM, ...options })

  async function guess(email: string, times: number, options = {}) {
    const code = await mailedCode(email)
    const answers = await Promise.all(
      Array.from({ length: times }, () => give(email, wrongCode(code), options).then(outcome)),
    )
    expect(new Set(answers.map(String))).toEqual(new Set(['401,INCORRECT_CODE']))
  }

  it('are one in nine thousand a day at most for one address', () => {
    const codes = CODE.highest - CODE.lowest + 1
    const { elsewhere, change, signUp } = DEFAULT_LIMITS.wrongCode
    expect(codes).toBe(89_999)
    expect(Math.max(elsewhere, change, signUp) / codes).toBeLessThan(1.2e-4)
  })

  it('from one network are five a day, and the right code works everywhere else', async () => {
    const { username, email } = await register()
    const stranger = { from: aNetwork() }
    await guess(email, 100, stranger)
    expect(await storedCode(email)).toMatchObject({ tries: 5 })
    expect((await give(email, await mailedCode(email), stranger)).status).toBe(401)
    await send('/api/user/resend', { email }, stranger)
    await guess(email, 10, stranger)
    expect(await storedCode(email)).toMatchObject({ tries: 0 })
    expect((await give(email, await mailedCode(email))).status).toBe(200)
    expect((await findUser(username))?.verifiedAt).not.toBeNull()
  })

  it('from any number of networks are seven a day, and the owner goes on in the browser of the registration', async () => {
    const { email, device } = await register()
    await guess(email, 200)
    expect(await storedCode(email)).toMatchObject({ tries: 7 })
    const code = await mailedCode(email)
    expect((await give(email, code)).status).toBe(401)
    expect((await give(email, wrongCode(code), { cookie: device })).status).toBe(401)
    expect((await give(email, code, { cookie: device })).status).toBe(200)
  }, 60_000)

  it('leave the owner the network of the registration', async () => {
    const home = aNetwork()
    const { email } = await register({}, { from: home })
    await guess(email, 20)
    expect((await give(email, await mailedCode(email), { from: home })).status).toBe(200)
  })

  it('leave the owner any browser in which the password is given', async () => {
    const { username, email, password } = await register()
    await guess(email, 20)
    const login = await logIn(username, password)
    expect(await outcome(login)).toEqual([403, 'EmailNotVerified'])
    expect((await give(email, await mailedCode(email), { cookie: deviceOf(login) })).status).toBe(
      200,
    )
  })

  it('are compared with one code, however many members want the address', async () => {
    const email = `one${Math.random().toString(36).slice(2)}@example.com`
    const codes: string[] = []
    const members = [await aMember(), await aMember(), await aMember()]
    for (const { token } of members) {
      await requestEmailChange(email, token)
      codes.push(await mailedCode(email))
    }
    const [oldest = '', , newest = ''] = codes
    expect(new Set(codes).size).toBe(3)
    expect((await give(email, oldest)).status).toBe(401)
    const rows = await db
      .select()
      .from(limitCounters)
      .where(and(eq(limitCounters.scope, 'wrongCode.day'), eq(limitCounters.n, 1)))
    expect(rows.length).toBeGreaterThan(0)
    expect((await give(email, newest)).status).toBe(200)
    expect(await findUser(members[2]?.username ?? '')).toMatchObject({ email })
  })

  it('of a member who wants the address leave two to the account that registers it', async () => {
    const wisher = await aMemberAtHome()
    const email = `both${Math.random().toString(36).slice(2)}@example.com`
    const login = await logIn(wisher.username, PASSWORD, { cookie: wisher.device })
    const { accessToken: token } = await login.json<{ accessToken: string }>()
    await requestEmailChange(email, token)
    await guess(email, 20, { cookie: wisher.device })
    await guess(email, 20)
    const owner = await register({ email })
    await guess(email, 20)
    await guess(email, 1, { cookie: owner.device })
    expect((await give(email, await mailedCode(email), { cookie: owner.device })).status).toBe(200)
  })
})
