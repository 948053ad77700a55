import { ApiError, noResponse } from '../api/api'
import { missingChunk } from '../hydration/reload'
import { timedFetch } from '../api/timed-fetch'

const fetchInTime = timedFetch((input, init) => fetch(input, init))

/** Reads a built text file. @throws ApiError, or the missing-chunk Error after a deploy */
export async function readAsset(path: string): Promise<string> {
  const response = await fetchInTime(path).catch(noResponse)
  if (response.ok) return response.text().catch(noResponse)
  throw response.status === 404 ? missingChunk(path) : new ApiError(response.status, {})
}
