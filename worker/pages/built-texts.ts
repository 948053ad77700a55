const kept = new Map<string, string>()

/**
 * Reads a built text file from the assets by its path, once an isolate: the name carries a hash of the content.
 * @throws Error when there is none
 */
export async function readBuiltText(
  path: string,
  { assets, origin }: { assets: Fetcher; origin: string },
) {
  const known = kept.get(path)
  if (known !== undefined) return known
  const response = await assets.fetch(new URL(path, origin).href)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const text = await response.text()
  kept.set(path, text)
  return text
}
