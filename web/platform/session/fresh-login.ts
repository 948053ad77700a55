import { ApiError } from '../api/api'
import { askForLoginAgain } from './login-request'
import { currentSession } from './session'

/**
 * Makes a call for which the password must have been given lately. When it was not, the login dialog asks for it, and the
 * call is made once more. @throws ApiError of the call; ReloginNeeded when the dialog is closed without logging in
 */
export async function withFreshLogin<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ReloginNeeded')) throw error
    const end = currentSession().login?.expiresAt
    await askForLoginAgain()
    // A login ends at a time of its own; renewing its token leaves that as it is.
    if (currentSession().login?.expiresAt === end) throw error
    return call()
  }
}
