/** Works on a list part by part. Other requests of the isolate run between two parts. */
export async function inParts<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (part: Item[]) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += size) {
    results.push(work(items.slice(from, from + size)))
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return results
}
