import { ApiError, noResponse } from '../api/api'
import { missingChunk } from '../hydration/reload'
import { timedFetch } from '../api/timed-fetch'

const fetchInTime = timedFetch((input, init) => fetch(input, init))

/**
 * Reads a built text file by its path.
 * @throws ApiError when the request fails; the missing-chunk Error when the file's release is gone
 */
export async function readAsset(path: string): Promise<string> {
  const response = await fetchInTime(path).catch(noResponse)
  if (response.ok) return response.text().catch(noResponse)
  throw response.status === 404 ? missingChunk(path) : new ApiError(response.status, {})
}
