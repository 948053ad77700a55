import { signAccessToken } from '../../http/session-tokens'
import { mayRole } from '../../contracts/accounts/permissions'
import type { SessionResponse } from '../../contracts/accounts/sessions'
import type { UserRow } from '../../db/schema/accounts'
import { lacksSecondFactor } from '../../services/members/second-factor'
import { roleNow } from '../../services/members/admin-grants'
import type { StartedSession } from './sessions.actions'
import { clearPreviewCookie, setPreviewCookie } from './preview-cookie'
import type { CookieContext } from '../../http/context'
import { setRefreshCookie, setDeviceCookie } from './session-cookies'

type SessionMember = Pick<
  UserRow,
  | 'id'
  | 'username'
  | 'email'
  | 'emailKey'
  | 'isAdmin'
  | 'adminBySetting'
  | 'partRole'
  | 'verifiedAt'
>

/** The response to login, refresh and registration; sets the refresh, device and preview cookies. */
export async function respondWithSession(
  c: CookieContext,
  user: SessionMember,
  { sessionId, token, expiresAt, device }: StartedSession,
): Promise<SessionResponse> {
  setRefreshCookie(c, token, expiresAt)
  if (device !== undefined) setDeviceCookie(c, device)
  const { settings, now } = c.var
  const claims = { userId: user.id, sessionId }
  const role = roleNow(settings, user)
  if (mayRole(role, 'tours:edit')) setPreviewCookie(c, { ...claims, expiresAt })
  else clearPreviewCookie(c)
  return {
    username: user.username ?? '',
    email: user.email ?? '',
    accessToken: await signAccessToken(settings.sessionKeys, claims, now),
    isSuperUser: role === 'admin',
    role,
    lacksSecondFactor: role !== null && (await lacksSecondFactor(c.var.db, user.id)),
    verified: user.verifiedAt !== null,
    expiresAt,
  }
}
