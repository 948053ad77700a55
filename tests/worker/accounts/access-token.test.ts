import { env } from 'cloudflare:workers'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { settingsOf } from '../../../worker/env'
import { signAccessToken } from '../../../worker/http/session-tokens'
import { aLogin, send } from '../../support/accounts'
import { aMember } from '../../support/builders'

const me = (token: string) => send('/api/user/me', undefined, { token })

describe('an access token', () => {
  const { sessionKeys } = settingsOf(env)
  const [key] = sessionKeys
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  interface Forgery {
    header?: Record<string, unknown>
    payload?: Record<string, unknown>
    secret?: Uint8Array
  }

  it('is refused in each of forty forged forms', async () => {
    const { userId, sessionId, token } = await aMember()
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      sid: sessionId,
      sub: String(userId),
      aud: 'moraine-api',
      iat: now,
      exp: now + 900,
    }
    const good = { alg: 'HS256', kid: key?.kid ?? '', typ: 'at+jwt' }
    const sign = ({
      header = {},
      payload = {},
      secret = key?.secret ?? new Uint8Array(),
    }: Forgery) =>
      new SignJWT({ ...claims, ...payload }).setProtectedHeader({ ...good, ...header }).sign(secret)
    const [head = '', body = '', signature = ''] = token.split('.')
    const none = (alg: string) => `${part({ ...good, alg })}.${part(claims)}.`
    const otherSecret = new TextEncoder().encode('another-secret-another-secret-another!')
    const forged = [
      ...['none', 'None', 'NONE', 'nOnE', ''].map(none),
      ...['none', 'RS512'].map((alg) => `${part({ ...good, alg })}.${part(claims)}.${signature}`),
      ...['RS256', 'ES256', 'EdDSA', 'PS256', 'HS384', 'HS512'].map(
        (alg) => `${part({ ...good, alg })}.${body}.${signature}`,
      ),
      await sign({ header: { alg: 'HS384' } }),
      await sign({ header: { alg: 'HS512' } }),
      await sign({ secret: otherSecret }),
      await sign({ header: { kid: 'other' } }),
      await sign({ header: { kid: '../../dev/null' } }),
      await sign({ header: { kid: '' } }),
      await sign({ header: { kid: "x' or 1=1" } }),
      await sign({ header: { jku: 'https://evil.example/keys' }, secret: otherSecret }),
      await sign({ header: { jwk: { kty: 'oct', k: 'AAAA' } }, secret: otherSecret }),
      await sign({ header: { x5u: 'https://evil.example/cert' }, secret: otherSecret }),
      await sign({ header: { typ: 'JWT' } }),
      await sign({ header: { typ: 'refresh' } }),
      await sign({ payload: { exp: now - 1 } }),
      await sign({ payload: { exp: 0 } }),
      await sign({ payload: { nbf: now + 600 } }),
      await sign({ payload: { aud: 'other' } }),
      await sign({ payload: { aud: undefined } }),
      await sign({ payload: { sub: undefined } }),
      await sign({ payload: { sub: 'abc' } }),
      await sign({ payload: { sub: String(userId + 1) } }),
      await sign({ payload: { sid: sessionId + 1000 } }),
      await sign({ payload: { sid: undefined } }),
      await sign({ payload: { sid: '1 or 1=1' } }),
      `${head}.${part({ ...claims, sub: String(userId + 1) })}.${signature}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}..${signature}`,
      `${token}x`,
      `${token}.x`,
      'a.b.c',
    ]
    expect(forged.length).toBeGreaterThanOrEqual(40)
    for (const [index, forgery] of forged.entries())
      expect([index, (await me(forgery)).status]).toEqual([index, 401])
    expect((await me(token)).status).toBe(200)
  })

  it.each(['Basic', 'bearer', 'Token', 'Bearer  ', ''])(
    'is refused in the scheme %j',
    async (scheme) => {
      const { token } = await aMember()
      const response = await send('/api/user/me', undefined, {
        headers: { authorization: `${scheme} ${token}`.trim() },
      })
      expect(response.status).toBe(401)
    },
  )

  it('lives for fifteen minutes', async () => {
    const { accessToken } = await aLogin()
    const { exp, iat } = JSON.parse(
      Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as {
      exp: number
      iat: number
    }
    expect(exp - iat).toBe(900)
  })

  it('carries no right and no name', async () => {
    const { accessToken, username } = await aLogin({ isAdmin: true })
    const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
    expect(Object.keys(JSON.parse(payload) as object).toSorted()).toEqual([
      'aud',
      'exp',
      'iat',
      'sid',
      'sub',
    ])
    expect(payload).not.toContain(username)
  })
})

describe('the key of before a rotation', () => {
  const oldKey = 'old-key-9876543210fedcba9876543210fedcba'

  it('still opens the tokens that it signed', async () => {
    const { userId, sessionId } = await aMember()
    const [, old] = settingsOf({ ...env, SESSION_SECRET_PREVIOUS: oldKey }).sessionKeys
    const token = await signAccessToken(old ? [old] : [], { userId, sessionId }, Date.now())
    const bindings = { SESSION_SECRET_PREVIOUS: oldKey }
    expect((await send('/api/user/me', undefined, { token, bindings })).status).toBe(200)
    expect((await me(token)).status).toBe(401)
  })

  it.each(['a', 'abcdefghi', 'x'.repeat(31)])(
    'does not let a site start when it is as short as %j',
    (short) => {
      expect(() => settingsOf({ ...env, SESSION_SECRET_PREVIOUS: short })).toThrow(
        'SESSION_SECRET_PREVIOUS',
      )
    },
  )

  it('may be left empty', () => {
    expect(settingsOf({ ...env, SESSION_SECRET_PREVIOUS: '' }).sessionKeys).toHaveLength(1)
  })
})
