import { signAccessToken } from '../../platform/session-tokens'
import type { SessionAnswer } from './accounts.contract'
import type { UserRow } from './accounts.tables'
import type { StartedSession } from './sessions.actions'
import { setDeviceCookie, setRefreshCookie, type AnsweringContext } from './sessions.cookies'

type SessionMember = Pick<UserRow, 'id' | 'username' | 'email' | 'isSuperUser' | 'verifiedAt'>

/** What a login, refresh or registration answers; the refresh token and the browser's go into their cookies. */
export async function answerSession(
  c: AnsweringContext,
  user: SessionMember,
  { sessionId, token, expiresAt, device }: StartedSession,
): Promise<SessionAnswer> {
  setRefreshCookie(c, token, expiresAt)
  if (device !== undefined) setDeviceCookie(c, device)
  return {
    username: user.username ?? '',
    email: user.email ?? '',
    accessToken: await signAccessToken(c.var.settings.sessionKeys, { userId: user.id, sessionId }, c.var.now),
    isSuperUser: user.isSuperUser,
    verified: user.verifiedAt !== null,
    expiresAt,
  }
}
