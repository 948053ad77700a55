import { STAFF_ROLES, type StaffRole } from '../../../worker/contracts/accounts/permissions'

/** The stored part of a session. Never a password or token. */
export interface LoginData {
  username: string
  email: string
  /** Whether the role is `admin`. */
  isSuperUser: boolean
  /** At the desk; null for a plain member. */
  role: StaffRole | null
  /** Whether the desk is closed to the member until the second step of the login is on. */
  lacksSecondFactor: boolean
  /** End of the session, UTC ms. */
  expiresAt: number
}

const LOGIN_KEY = 'loginData'

/** Whether a login is stored, valid or not. */
export function hasStoredLogin(): boolean {
  try {
    return localStorage.getItem(LOGIN_KEY) !== null
  } catch {
    return false
  }
}

/** The stored login; null when missing or invalid. An expired one is removed. */
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

/** Stores or deletes a login. Without storage it lasts as long as the tab. */
export function writeLoginData(storage: () => Storage, login: LoginData | null): void {
  try {
    if (login) storage().setItem(LOGIN_KEY, JSON.stringify(toLoginData(login)))
    else storage().removeItem(LOGIN_KEY)
  } catch {
    // See above.
  }
}

/** Only the stored fields of a response that may carry more, such as a token. */
export function toLoginData(session: LoginData): LoginData {
  const { username, email, isSuperUser, role, lacksSecondFactor, expiresAt } = session
  return { username, email, isSuperUser, role, lacksSecondFactor, expiresAt }
}

function parseLoginData(text: string | null): LoginData | null {
  const stored = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<keyof LoginData, unknown>>
  const { username, email, isSuperUser, role, lacksSecondFactor, expiresAt } = stored
  if (typeof username !== 'string' || typeof email !== 'string' || typeof expiresAt !== 'number')
    return null
  const isAdmin = isSuperUser === true
  // An earlier release stored no role.
  const known = STAFF_ROLES.find((each) => each === role) ?? (isAdmin ? 'admin' : null)
  const isLacking = lacksSecondFactor === true
  const rights = { isSuperUser: isAdmin, role: known, lacksSecondFactor: isLacking }
  return { username, email, ...rights, expiresAt }
}
