import { readLoginData, toLoginData, writeLoginData, type LoginData } from './login-data'

/** Response of a login or refresh: the stored part, and the token, which stays in memory. */
export interface StartedSession extends LoginData {
  accessToken: string
}

/** Browser APIs of a session, replaced in tests. */
interface SessionEnvironment {
  send: typeof fetch
  /** May throw where storage is forbidden. */
  storage: () => Storage
  /** Posts to the other tabs. */
  broadcast: (message: TabMessage) => void
  onBroadcast: (listener: (message: TabMessage) => void) => void
  /** Runs one task at a time across all tabs. */
  withLock: (task: () => Promise<void>) => Promise<unknown>
  now: () => number
}

export type TabMessage = { kind: 'in'; login: LoginData; accessToken: string } | { kind: 'out' }

const REFRESH_PATH = '/api/session/refresh'
const LOGOUT_PATH = '/api/session'
/** Time to hold the lock after a refresh, so that waiting tabs receive the token first. */
const DELIVERY_MS = 50
/** Codes for a missing or expired token; other 401s mean something else. */
const LOGIN_CODES = new Set(['SessionExpired', 'PlzLogin'])

/** This tab's session: stored login, token in memory, renewal once for all tabs. */
export class SessionKeeper {
  readonly #env: SessionEnvironment
  readonly #listeners = new Set<() => void>()
  #login: LoginData | null
  #accessToken: string | null = null
  #renewal: Promise<string | null> | null = null

  constructor(env: SessionEnvironment) {
    this.#env = env
    this.#login = readLoginData(env.storage, env.now())
    env.onBroadcast((message) => {
      if (message.kind === 'in') this.#set(message.login, message.accessToken)
      else this.#set(null, null)
    })
  }

  get login(): LoginData | null {
    return this.#login
  }

  /** Calls `listener` on every login and logout in any tab. Returns the unsubscribe function. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts the session of a login response in all tabs. */
  start(session: StartedSession): void {
    const login = toLoginData(session)
    writeLoginData(this.#env.storage, login)
    this.#set(login, session.accessToken)
    this.#env.broadcast({ kind: 'in', login, accessToken: session.accessToken })
  }

  /** Clears the session in all tabs, without a call. */
  clear(): void {
    writeLoginData(this.#env.storage, null)
    this.#set(null, null)
    this.#env.broadcast({ kind: 'out' })
  }

  /** Logs out in all tabs and at the API. Returns whether the API confirmed it. */
  async end(): Promise<boolean> {
    const token = this.#accessToken
    this.clear()
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
    const sent = this.#env.send(LOGOUT_PATH, { method: 'DELETE', headers })
    return (await sent.catch(() => null))?.ok ?? false
  }

  /** The token for requests without `fetch`, such as uploads with progress; null for visitors. */
  async token(): Promise<string | null> {
    return this.#accessToken ?? (this.#login ? this.renew() : null)
  }

  /** Sends a request as the member. An expired token is renewed once and the request repeated. */
  fetch: typeof fetch = async (input, init) => {
    const token = await this.token()
    const response = await this.#env.send(input, withToken(init, token))
    if (!this.#login || !(await needsLogin(response))) return response
    // Another tab may have renewed the token during this call.
    const renewed = this.#accessToken === token ? await this.renew() : this.#accessToken
    return renewed ? this.#env.send(input, withToken(init, renewed)) : response
  }

  /** Renews the token (single flight); null when the session is over or the API unreachable. */
  renew(): Promise<string | null> {
    this.#renewal ??= this.#renewOverTabs().finally(() => {
      this.#renewal = null
    })
    return this.#renewal
  }

  #renewOverTabs(): Promise<string | null> {
    const before = this.#accessToken
    return new Promise((resolve, reject) => {
      const task = async () => {
        if (this.#accessToken !== before || !this.#login) return resolve(this.#accessToken)
        resolve(await this.#refresh())
        await new Promise((delivered) => setTimeout(delivered, DELIVERY_MS))
      }
      this.#env.withLock(task).catch(reject)
    })
  }

  async #refresh(): Promise<string | null> {
    const login = this.#login
    const wasStored = this.#isStored()
    const response = await this.#env.send(REFRESH_PATH, { method: 'POST' }).catch(() => null)
    const session = response?.ok
      ? await (response.json() as Promise<Partial<StartedSession> | null>).catch(() => null)
      : null
    // A login or logout during the renewal wins, also in another tab.
    if (this.#login !== login || (wasStored && !this.#isStored())) return this.#accessToken
    // Without a readable response the login stays.
    if (response?.status === 401) this.clear()
    if (typeof session?.accessToken !== 'string') return null
    this.start(session as StartedSession)
    return this.#accessToken
  }

  #isStored(): boolean {
    return readLoginData(this.#env.storage, this.#env.now()) !== null
  }

  #set(login: LoginData | null, accessToken: string | null): void {
    const isSame = JSON.stringify(login) === JSON.stringify(this.#login)
    this.#accessToken = accessToken
    if (isSame) return
    this.#login = login
    for (const listener of this.#listeners) listener()
  }
}

function withToken(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return { ...init, headers }
}

async function needsLogin(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const body = await (response.clone().json() as Promise<{ code?: string } | null>).catch(
    () => null,
  )
  return LOGIN_CODES.has(body?.code ?? '')
}
