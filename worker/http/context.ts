import type { Context } from 'hono'
import type { Bindings, Settings } from '../env'
import type { DbSession } from '../db/client'
import type { Db } from '../db/db'
import type { StaffRole } from '../contracts/accounts/permissions'
import type { Lang } from '../contracts/languages'
import type { AccessClaims } from './session-tokens'

/** The sender of a request, as read from D1 (never as a token claims). */
export interface Actor {
  userId: number
  sessionId: number
  username: string
  email: string
  lang: Lang
  isVerified: boolean
  /** Null for a plain member, and for staff without the second step of the login that is required of them. */
  role: StaffRole | null
  /** Whether the role is `admin`. */
  isAdmin: boolean
  hasSecondFactor: boolean
  /** Whether the role is out of force until the second step is on. */
  lacksSecondFactor: boolean
  /** When the password was entered for this session, UTC ms. */
  loggedInAt: number
}

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    requestId: string
    lang: Lang
    settings: Settings
    db: Db
    /** The server's clock for this request, UTC ms. */
    now: number
    assertOnWrites: DbSession['assertOnWrites']
    /** Claims of the access token, which may be outdated; null without one. @throws AppError SessionExpired */
    claims: () => Promise<AccessClaims | null>
    /**
     * The actor, read from D1 at most once unless `reread`; null without a token. From then on every write of the
     * request asserts that the actor is still logged in with the same rights.
     * @throws AppError SessionExpired
     */
    actor: (how?: { reread: boolean }) => Promise<Actor | null>
  }
}

/** The context behind `requirePermission`: the actor is logged in. */
export interface MemberEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { member: Actor }
}

/** The context that helpers read, guarded or not: `Context<AppEnv>` is invariant because of `set`. */
export type RequestScope = Pick<Context<AppEnv>, 'env' | 'req' | 'executionCtx' | 'header'> & {
  var: Readonly<AppEnv['Variables']>
}

export type MemberScope = RequestScope & { var: { member: Actor } }

/** A context that can set cookies, guarded or not. */
export type CookieContext = Context<AppEnv> | Context<MemberEnv>
