const texts = new Map<string, string>()

/**
 * Reads a built text file from the assets, once per isolate: its name carries a content hash.
 * @throws Error when there is none
 */
export async function readBuiltText(
  path: string,
  { assets, origin }: { assets: Fetcher; origin: string },
) {
  const known = texts.get(path)
  if (known !== undefined) return known
  const response = await assets.fetch(new URL(path, origin).href)
  if (!response.ok) throw new Error(`${path}: status ${response.status}`)
  const text = await response.text()
  texts.set(path, text)
  return text
}
