import { ApiError, noAnswer } from '../api/api'
import { missingChunk } from '../hydration/reload'
import { timedFetch } from '../api/timed-fetch'

const fetchInTime = timedFetch((input, init) => fetch(input, init))

/**
 * Reads one of the site's built text files by its path.
 * @throws ApiError when it does not arrive; a missing chunk's Error for a file that is gone with its release
 */
export async function readAsset(path: string): Promise<string> {
  const response = await fetchInTime(path).catch(noAnswer)
  if (response.ok) return response.text().catch(noAnswer)
  throw response.status === 404 ? missingChunk(path) : new ApiError(response.status, {})
}
