/** What the browser remembers of a login. Never a password, never a token. */
export interface LoginData {
  username: string
  email: string
  isSuperUser: boolean
  /** When the login ends for good, UTC ms. */
  expiresAt: number
}

/** Where the browser's storage has it. */
export const LOGIN_KEY = 'loginData'

/** The remembered login; null without one, with a foreign one, or past its end, when it is removed. */
export function readLoginData(storage: () => Storage, now: number): LoginData | null {
  try {
    const login = parseLoginData(storage().getItem(LOGIN_KEY))
    if (login && login.expiresAt > now) return login
    storage().removeItem(LOGIN_KEY)
    return null
  } catch {
    return null
  }
}

/** Remembers a login, or forgets it. Without storage the login lasts as long as the tab. */
export function writeLoginData(storage: () => Storage, login: LoginData | null): void {
  try {
    if (login) storage().setItem(LOGIN_KEY, JSON.stringify(toLoginData(login)))
    else storage().removeItem(LOGIN_KEY)
  } catch {
    // See above.
  }
}

/** Exactly the remembered fields of an answer that may hold more, such as a token. */
export function toLoginData({ username, email, isSuperUser, expiresAt }: LoginData): LoginData {
  return { username, email, isSuperUser, expiresAt }
}

function parseLoginData(text: string | null): LoginData | null {
  const value: unknown = text === null ? null : JSON.parse(text)
  if (typeof value !== 'object' || value === null) return null
  const { username, email, isSuperUser, expiresAt } = value as Partial<
    Record<keyof LoginData, unknown>
  >
  if (typeof username !== 'string' || typeof email !== 'string' || typeof expiresAt !== 'number')
    return null
  return { username, email, isSuperUser: isSuperUser === true, expiresAt }
}
