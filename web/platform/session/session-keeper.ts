import { readLoginData, toLoginData, writeLoginData, type LoginData } from './login-data'

/** What a login or refresh answers: the remembered part and the token, which stays in memory. */
export interface StartedSession extends LoginData {
  accessToken: string
}

/** The parts of a browser that a session needs; tests bring their own. */
export interface SessionEnvironment {
  send: typeof fetch
  /** May throw where the visitor forbids storage. */
  storage: () => Storage
  /** Speaks to the other tabs of this site, and hears them. */
  tell: (message: TabMessage) => void
  hear: (listener: (message: TabMessage) => void) => void
  /** Runs one task at a time over all tabs. */
  exclusively: (task: () => Promise<void>) => Promise<unknown>
  now: () => number
}

export type TabMessage = { kind: 'in'; login: LoginData; accessToken: string } | { kind: 'out' }

const REFRESH_PATH = '/api/session/refresh'
const LOGOUT_PATH = '/api/session'
/** How long a tab keeps the lock after a refresh, so that waiting tabs hear of the token before they get it. */
const DELIVERY_MS = 50
/** The API's codes for a token that is missing or past its end; any other 401 is about something else. */
const LOGIN_CODES = new Set(['SessionExpired', 'PlzLogin'])

/**
 * The session of this tab: the remembered login, the access token in memory, and its renewal, which happens once for all
 * tabs together.
 */
export class SessionKeeper {
  readonly #world: SessionEnvironment
  readonly #listeners = new Set<() => void>()
  #login: LoginData | null
  #accessToken: string | null = null
  #renewal: Promise<string | null> | null = null

  constructor(world: SessionEnvironment) {
    this.#world = world
    this.#login = readLoginData(world.storage, world.now())
    world.hear((message) => {
      if (message.kind === 'in') this.#set(message.login, message.accessToken)
      else this.#set(null, null)
    })
  }

  get login(): LoginData | null {
    return this.#login
  }

  /** Calls `listener` whenever somebody logs in or out, here or in another tab. Returns what ends that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes over the session that the API answered with, in all tabs. */
  start(session: StartedSession): void {
    const login = toLoginData(session)
    writeLoginData(this.#world.storage, login)
    this.#set(login, session.accessToken)
    this.#world.tell({ kind: 'in', login, accessToken: session.accessToken })
  }

  /** Forgets the session in all tabs, without a call. */
  forget(): void {
    writeLoginData(this.#world.storage, null)
    this.#set(null, null)
    this.#world.tell({ kind: 'out' })
  }

  /** Logs out here, in all tabs and at the API. Returns whether the API heard of it. */
  async end(): Promise<boolean> {
    const token = this.#accessToken
    this.forget()
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
    const response = await this.#world
      .send(LOGOUT_PATH, { method: 'DELETE', headers })
      .catch(() => null)
    return response?.ok ?? false
  }

  /** The access token for a request that `fetch` cannot make, such as one that tells its progress; null without a login. */
  async token(): Promise<string | null> {
    return this.#accessToken ?? (this.#login ? this.renew() : null)
  }

  /** Sends a request as the member who is logged in. A token that ended is renewed once and the request repeated. */
  fetch: typeof fetch = async (input, init) => {
    const token = await this.token()
    const response = await this.#world.send(input, withToken(init, token))
    if (!this.#login || !(await isLoginAsked(response))) return response
    // Another tab may have renewed it while this call was on its way.
    const renewed = this.#accessToken === token ? await this.renew() : this.#accessToken
    return renewed ? this.#world.send(input, withToken(init, renewed)) : response
  }

  /** A new access token; null when the login is over or cannot be renewed now. Parallel calls share one renewal. */
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
        if (this.#accessToken !== before || !this.#login) {
          resolve(this.#accessToken)
          return
        }
        resolve(await this.#refresh())
        await new Promise((delivered) => setTimeout(delivered, DELIVERY_MS))
      }
      this.#world.exclusively(task).catch(reject)
    })
  }

  async #refresh(): Promise<string | null> {
    const login = this.#login
    const wasKept = this.#isKept()
    const response = await this.#world.send(REFRESH_PATH, { method: 'POST' }).catch(() => null)
    const session = response?.ok
      ? await (response.json() as Promise<Partial<StartedSession> | null>).catch(() => null)
      : null
    // Whoever logged out or in meanwhile, here or in another tab, has the last word.
    if (this.#login !== login || (wasKept && !this.#isKept())) return this.#accessToken
    // Without an answer that can be read nothing is known about the login: it stays.
    if (response?.status === 401) this.forget()
    if (typeof session?.accessToken !== 'string') return null
    this.start(session as StartedSession)
    return this.#accessToken
  }

  #isKept(): boolean {
    return readLoginData(this.#world.storage, this.#world.now()) !== null
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

async function isLoginAsked(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const body = await (response.clone().json() as Promise<{ code?: string } | null>).catch(
    () => null,
  )
  return LOGIN_CODES.has(body?.code ?? '')
}
