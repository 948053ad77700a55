import { missingChunk } from './reload'
import { timedFetch } from './timed-fetch'

const fetchInTime = timedFetch((input, init) => fetch(input, init))

/**
 * Reads one of the site's built text files by its path.
 * @throws Error when it does not arrive, as of a missing chunk for a file that is gone with its release
 */
export async function readAsset(path: string): Promise<string> {
  const response = await fetchInTime(path)
  if (response.ok) return await response.text()
  throw response.status === 404 ? missingChunk(path) : new Error(`${path} answered ${response.status}`)
}
