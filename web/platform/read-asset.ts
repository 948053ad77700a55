import { reloadForRelease } from './reload'

/**
 * Reads one of the site's built text files by its path.
 * @throws Error when it does not arrive; a file that is gone belongs to an older release, so the new one is loaded
 */
export async function readAsset(path: string): Promise<string> {
  const response = await fetch(path)
  if (response.ok) return await response.text()
  if (response.status === 404) reloadForRelease()
  throw new Error(`${path} answered ${response.status}`)
}
