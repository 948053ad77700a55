import type { Context } from 'hono'
import type { Bindings, Settings } from '../env'
import type { DbSession } from '../db/client'
import type { Db } from '../db/db'
import type { Lang } from '../contracts/languages'
import type { AccessClaims } from './session-tokens'

/** Who sends a request, as D1 knows them at this moment (never as a token claims). */
export interface Actor {
  userId: number
  sessionId: number
  username: string
  email: string
  lang: Lang
  isVerified: boolean
  isSuperUser: boolean
  /** When the password was given for this session, UTC ms. */
  loggedInAt: number
}

/** What every handler finds on its context. */
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
    /** What the access token says, which D1 may deny; null without one. @throws AppError SessionExpired */
    claims: () => Promise<AccessClaims | null>
    /**
     * The sender, read from D1 at most once unless asked to `reread`; null without a token. From then on every write of
     * the request asserts that the sender is still logged in with the same rights.
     * @throws AppError SessionExpired
     */
    actor: (how?: { reread: boolean }) => Promise<Actor | null>
  }
}

/** The context behind `requirePermission`: somebody is logged in. */
export interface MemberEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { member: Actor }
}

/**
 * What helpers read from a request's context. Unlike `Context<AppEnv>`, whose `set` makes it invariant, it takes the
 * context of a guarded route as well.
 */
export type RequestScope = Pick<Context<AppEnv>, 'env' | 'req' | 'executionCtx' | 'header'> & {
  var: Readonly<AppEnv['Variables']>
}

/** The same behind `requirePermission`. */
export type MemberScope = RequestScope & { var: { member: Actor } }

/** A context that can set cookies, guarded or not. */
export type AnsweringContext = Context<AppEnv> | Context<MemberEnv>
