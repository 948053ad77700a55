import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BODY_TIMEOUT_MS } from '../../../worker/http/body'
import { send, aRegistration } from '../../support/accounts'
import { aMember, anAdmin, aTour } from '../../support/builders'
import { codeOf } from '../../support/request'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const for30Seconds = () => vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS)
const forLess = () => vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS - 1)

/** One call for each way in which a body is read. */
const CALLS: Record<string, () => Promise<Parameters<typeof send>>> = {
  'JSON of a visitor': async () => ['/api/user', aRegistration({ username: 'admin' })],
  'JSON of a member': async () => [
    '/api/user/me',
    { wantEmail: true },
    { method: 'PATCH', ...(await aMember()) },
  ],
  'an image': async () => {
    const form = new FormData()
    form.set('file', new File(['no image'], 'a.jpg'))
    form.set('forumId', String(await aTour()))
    return ['/api/file/upload', form, await anAdmin()]
  },
  'a call that needs no body': async () => [
    '/api/user/me/sessions',
    undefined,
    { method: 'DELETE', ...(await aMember()) },
  ],
}

describe.each(Object.keys(CALLS))('a body that comes slowly: %s', (name) => {
  const sendHeld = async (whileHeld: () => Promise<unknown>) => {
    const [path, body, { token, method } = {}] = await CALLS[name]!()
    return send(path, body, { ...(method && { method }), token: token ?? null, whileHeld })
  }

  it('is refused after 30 seconds', async () => {
    expect(await codeOf(await sendHeld(for30Seconds))).toEqual([408, 'BodyTimeout'])
  })

  it('is a malformed request when its connection is lost', async () => {
    const isLost = () => Promise.reject(new Error('Network connection lost.'))
    expect(await codeOf(await sendHeld(isLost))).toEqual([400, 'Malformed'])
  })

  it('is accepted before that', async () => {
    expect((await sendHeld(forLess)).status).not.toBe(408)
  })
})
