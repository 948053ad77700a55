import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { settingsOf } from '../../../worker/env'
import {
  CHALLENGE_MS,
  checkChallenge,
  issueChallenge,
  withChallenge,
} from '../../../worker/http/challenge'
import type { Challenge } from '../../../worker/contracts/challenge'
import { db } from '../../support/builders'
import { request } from '../../support/request'

const settings = settingsOf(env)
const now = Date.now()

it('a challenge asks for the sum of two numbers from 0 to 10', async () => {
  for (let round = 0; round < 50; round += 1) {
    const { a, b } = await (await request('/api/challenge')).json<Challenge>()
    for (const number of [a, b])
      expect(Number.isInteger(number) && number >= 0 && number <= 10).toBe(true)
  }
})

it('a challenge counts the right answer, as a number or as typed', async () => {
  for (const asText of [false, true]) {
    const { a, b, token } = issueChallenge(settings, now)
    expect(
      await checkChallenge(db, settings, { token, answer: asText ? String(a + b) : a + b }, now),
    ).toBe(true)
  }
})

it('a challenge counts a right answer once, also among parallel ones', async () => {
  const { a, b, token } = issueChallenge(settings, now)
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, () => checkChallenge(db, settings, { token, answer: a + b }, now)),
  )
  expect(verdicts.filter(Boolean)).toHaveLength(1)
})

it('a challenge is used up by a wrong answer', async () => {
  const { a, b, token } = issueChallenge(settings, now)
  expect(await checkChallenge(db, settings, { token, answer: a + b + 1 }, now)).toBe(false)
  expect(await checkChallenge(db, settings, { token, answer: a + b }, now)).toBe(false)
})

it('a challenge expires after half an hour', async () => {
  const [fresh, stale] = [issueChallenge(settings, now), issueChallenge(settings, now)]
  const lastMoment = now + CHALLENGE_MS - 1
  expect(
    await checkChallenge(
      db,
      settings,
      { token: fresh.token, answer: fresh.a + fresh.b },
      lastMoment,
    ),
  ).toBe(true)
  expect(
    await checkChallenge(
      db,
      settings,
      { token: stale.token, answer: stale.a + stale.b },
      now + CHALLENGE_MS,
    ),
  ).toBe(false)
})

it.each(['', ' ', '1e1', '0x5', 'NaN', '-1', '5.0', '٥', 'five'])(
  'a challenge takes %j for a wrong answer',
  async (answer) => {
    const { token } = issueChallenge(settings, now)
    expect(await checkChallenge(db, settings, { token, answer }, now)).toBe(false)
  },
)

it('a challenge that the site did not sign is refused', async () => {
  const { a, b, token } = issueChallenge(settings, now)
  const [first, second, expires, nonce, signature] = token.split('.')
  const other = issueChallenge({ pepper: `${settings.pepper}x` }, now)
  const forged = [
    '',
    '.',
    'x.y',
    'null',
    `${first}.${second}.${expires}.${nonce}.`,
    `${a + 1}.${second}.${expires}.${nonce}.${signature}`,
    `${first}.${second}.${Number(expires) + 1}.${nonce}.${signature}`,
    `${first}.${second}.${expires}.${nonce}x.${signature}`,
    `${token}x`,
    `${token}.${signature}`,
    other.token,
  ]
  for (const token of forged)
    for (const answer of [0, a + b, other.a + other.b])
      expect(await checkChallenge(db, settings, { token, answer }, now)).toBe(false)
  expect(await checkChallenge(db, settings, { token, answer: a + b }, now)).toBe(true)
})

it('a challenge is valid again when the store failed after it, and only then', async () => {
  const now = Date.now()
  const { a, b, token } = issueChallenge(settings, now)
  const check = () => checkChallenge(db, settings, { token, answer: a + b }, now)
  expect(await check()).toBe(true)
  const asked = { var: { db, settings }, executionCtx: createExecutionContext() }
  const failing = (message: string) =>
    expect(withChallenge(asked, token, () => Promise.reject(new Error(message)))).rejects.toThrow(
      message,
    )
  await failing('taken')
  await failing('D1_ERROR: UNIQUE constraint failed: users.username_key: SQLITE_CONSTRAINT')
  expect(await check()).toBe(false)
  await failing('D1_ERROR: Network connection lost.')
  expect([await check(), await check()]).toEqual([true, false])
})
