import { ApiError } from '../api/api'
import { askForLoginAgain } from './login-request'
import { currentSession } from './session'

/**
 * Repeats a call after asking for the password where the last check is too old.
 * @throws ApiError of the call; ReloginNeeded when the dialog is cancelled
 */
export async function withFreshLogin<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ReloginNeeded')) throw error
    const end = currentSession().login?.expiresAt
    await askForLoginAgain()
    // A new login changes the expiry; a token renewal does not.
    if (currentSession().login?.expiresAt === end) throw error
    return call()
  }
}
