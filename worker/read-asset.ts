/** Any: the assets look at the path only. */
const ORIGIN = 'https://assets.invalid'

/** A JSON file that the build made (`scripts/vite/own-data.ts`). @throws Error if it cannot be read */
export async function readAsset<Content>(assets: Fetcher, path: string): Promise<Content> {
  const response = await assets.fetch(ORIGIN + path)
  if (!response.ok) throw new Error(`${path}: status ${response.status}`)
  return response.json()
}
