import { describe, expect, it, vi } from 'vitest'
import {
  SessionKeeper,
  type StartedSession,
  type TabMessage,
} from '../../../web/platform/session/session-keeper'

const NOW = 1_800_000_000_000
const SESSION: StartedSession = {
  username: '하늘',
  email: 'sky@example.com',
  role: null,
  lacksSecondFactor: false,
  isSuperUser: false,
  expiresAt: NOW + 70 * 60 * 60 * 1000,
  accessToken: 'first',
}

/** A browser whose tabs share storage, channel and lock, with a fake API that counts calls. */
function aBrowser(api: (path: string, token: string | null) => Response) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as unknown as Storage
  const calls: string[] = []
  const sent: Record<string, string>[] = []
  const tabs: ((message: TabMessage) => void)[] = []
  let lock: Promise<unknown> = Promise.resolve()
  const openTab = (now = NOW) => {
    let own: (message: TabMessage) => void = () => undefined
    return new SessionKeeper({
      storage: () => storage,
      broadcast(message) {
        for (const listener of tabs)
          if (listener !== own) setTimeout(() => listener(structuredClone(message)), 5)
      },
      onBroadcast(listener) {
        own = listener
        tabs.push(listener)
      },
      now: () => now,
      withLock(task) {
        lock = lock.then(task)
        return lock
      },
      send: async (input, init) => {
        const path = input as string
        const headers = new Headers(init?.headers)
        const token = headers.get('authorization')
        sent.push(Object.fromEntries(headers))
        calls.push(`${init?.method ?? 'GET'} ${path} ${token ?? '-'}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
        return api(path, token)
      },
    })
  }
  return { stored, calls, sent, openTab }
}

const expired = () => Response.json({ code: 'SessionExpired' }, { status: 401 })
const renewing = (path: string, token: string | null) => {
  if (path === '/api/session/refresh') return Response.json({ ...SESSION, accessToken: 'second' })
  return token === 'Bearer second' ? Response.json({ ok: true }) : expired()
}

describe('the stored login', () => {
  it('has name, address, role and expiry, but no token', () => {
    const { stored, openTab } = aBrowser(renewing)
    openTab().start({ ...SESSION, verified: true, password: 'secret!1' } as StartedSession)
    expect([...stored.keys()]).toEqual(['loginData'])
    expect(JSON.parse(stored.get('loginData') ?? '')).toEqual({
      username: '하늘',
      email: 'sky@example.com',
      role: null,
      lacksSecondFactor: false,
      isSuperUser: false,
      expiresAt: SESSION.expiresAt,
    })
  })

  it('is valid until it expires and then removed', () => {
    const { stored, openTab } = aBrowser(renewing)
    openTab().start(SESSION)
    expect(openTab(SESSION.expiresAt - 1).login?.username).toBe('하늘')
    expect(openTab(SESSION.expiresAt).login).toBeNull()
    expect(stored.size).toBe(0)
  })

  it.each(['', 'null', '7', '{', '{"username":1}', '{"username":"a","email":"b"}'])(
    'ignores %j',
    (text) => {
      const { stored, openTab } = aBrowser(renewing)
      stored.set('loginData', text)
      expect(openTab().login).toBeNull()
    },
  )

  it('does not take the text "true" for admin rights', () => {
    const { stored, openTab } = aBrowser(renewing)
    stored.set('loginData', JSON.stringify({ ...SESSION, isSuperUser: 'true' }))
    expect(openTab().login?.isSuperUser).toBe(false)
  })
})

describe('a request', () => {
  it('is sent without token or renewal for a visitor', async () => {
    const { calls, openTab } = aBrowser(() => expired())
    expect((await openTab().fetch('/api/forum')).status).toBe(401)
    expect(calls).toEqual(['GET /api/forum -'])
  })

  it('is repeated once with a new token when the old one has expired', async () => {
    const { calls, openTab } = aBrowser(renewing)
    const tab = openTab()
    tab.start(SESSION)
    expect((await tab.fetch('/api/user/me')).status).toBe(200)
    expect(calls).toEqual([
      'GET /api/user/me Bearer first',
      'POST /api/session/refresh -',
      'GET /api/user/me Bearer second',
    ])
  })

  it('is not repeated for an unrelated 401', async () => {
    const { calls, openTab } = aBrowser(() =>
      Response.json({ code: 'OldPasswordIncorrect' }, { status: 401 }),
    )
    const tab = openTab()
    tab.start(SESSION)
    expect((await tab.fetch('/api/user/me', { method: 'PATCH' })).status).toBe(401)
    expect(calls).toEqual(['PATCH /api/user/me Bearer first'])
  })

  it('keeps its own headers', async () => {
    const { sent, openTab } = aBrowser(() => Response.json({}))
    const tab = openTab()
    tab.start(SESSION)
    await tab.fetch('/api/email', { method: 'POST', headers: { 'idempotency-key': 'k' } })
    expect(sent[0]).toEqual({ authorization: 'Bearer first', 'idempotency-key': 'k' })
  })

  it('logs out all tabs when the renewal is refused', async () => {
    const { stored, openTab } = aBrowser(() => expired())
    const [tab, other] = [openTab(), openTab()]
    tab.start(SESSION)
    await vi.waitFor(() => expect(other.login).not.toBeNull())
    expect((await tab.fetch('/api/user/me')).status).toBe(401)
    expect(tab.login).toBeNull()
    expect(stored.size).toBe(0)
    await vi.waitFor(() => expect(other.login).toBeNull())
  })

  it('stays logged in when the renewal gets no response', async () => {
    const { openTab } = aBrowser((path) =>
      path.endsWith('refresh') ? new Response('', { status: 503 }) : expired(),
    )
    const tab = openTab()
    tab.start(SESSION)
    expect((await tab.fetch('/api/user/me')).status).toBe(401)
    expect(tab.login?.username).toBe('하늘')
  })
})

describe('the tabs of a browser', () => {
  it('share one renewal between parallel requests', async () => {
    const { calls, openTab } = aBrowser(renewing)
    openTab().start(SESSION)
    const tabs = Array.from({ length: 5 }, () => openTab())
    const answers = await Promise.all(
      tabs.flatMap((tab) => [tab.fetch('/api/user/me'), tab.fetch('/api/user/me')]),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(calls.filter((call) => call.includes('refresh'))).toHaveLength(1)
  })

  it('do not renew again for a call that was pending when another tab renewed', async () => {
    let refuse = () => {}
    const { calls, openTab } = aBrowser((path, token) => {
      if (path !== '/api/slow' || token === 'Bearer second') return renewing(path, token)
      const body = new ReadableStream({
        start(controller) {
          refuse = () => {
            controller.enqueue(new TextEncoder().encode(JSON.stringify({ code: 'SessionExpired' })))
            controller.close()
          }
        },
      })
      return new Response(body, { status: 401 })
    })
    const [tab, other] = [openTab(), openTab()]
    tab.start(SESSION)
    await vi.waitFor(async () => expect(await other.token()).toBe('first'))
    const slow = other.fetch('/api/slow')
    await tab.fetch('/api/user/me')
    await vi.waitFor(async () => expect(await other.token()).toBe('second'))
    refuse()
    expect((await slow).status).toBe(200)
    expect(calls.filter((call) => call.includes('refresh'))).toHaveLength(1)
  })

  it('log in and out together', async () => {
    const { stored, calls, openTab } = aBrowser(() => new Response(null, { status: 204 }))
    const [one, two] = [openTab(), openTab()]
    const listener = vi.fn<() => void>()
    two.subscribe(listener)
    one.start(SESSION)
    await vi.waitFor(() => expect(two.login?.email).toBe('sky@example.com'))
    expect(await two.end()).toBe(true)
    await vi.waitFor(() => expect(one.login).toBeNull())
    expect(stored.size).toBe(0)
    expect(listener).toHaveBeenCalledTimes(2)
    expect(calls).toEqual(['DELETE /api/session Bearer first'])
  })

  it.each(['here', 'in another tab'])(
    'stay logged out when a renewal was on its way: logged out %s',
    async (where) => {
      const { stored, calls, openTab } = aBrowser((path, token) =>
        path === '/api/session' ? new Response(null, { status: 204 }) : renewing(path, token),
      )
      openTab().start(SESSION)
      const [tab, other] = [openTab(), openTab()]
      const renewal = tab.renew()
      while (calls.length === 0) await Promise.resolve()
      expect(calls).toEqual(['POST /api/session/refresh -'])
      await (where === 'here' ? tab : other).end()
      expect(await renewal).toBeNull()
      await vi.waitFor(() => expect([tab.login, other.login]).toEqual([null, null]))
      expect(stored.size).toBe(0)
    },
  )

  it('stay logged out when a renewal is still being read', async () => {
    let read = () => {}
    const { stored, openTab } = aBrowser((path) => {
      if (path !== '/api/session/refresh') return new Response(null, { status: 204 })
      const body = new ReadableStream({
        start(controller) {
          read = () => {
            controller.enqueue(
              new TextEncoder().encode(JSON.stringify({ ...SESSION, accessToken: 'second' })),
            )
            controller.close()
          }
        },
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    })
    openTab().start(SESSION)
    const tab = openTab()
    const renewal = tab.renew()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await tab.end()).toBe(true)
    read()
    expect(await renewal).toBeNull()
    expect([tab.login, stored.size]).toEqual([null, 0])
  })

  it('are logged out also when the API cannot be reached', async () => {
    const { stored, openTab } = aBrowser(() => new Response('', { status: 503 }))
    const tab = openTab()
    tab.start(SESSION)
    expect(await tab.end()).toBe(false)
    expect(tab.login).toBeNull()
    expect(stored.size).toBe(0)
  })
})
