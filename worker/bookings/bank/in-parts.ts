/** Lets other requests of the isolate run. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** Works on a list part by part. Other requests of the isolate run before and after each part. */
export async function inParts<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (part: Item[], from: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += size) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await nextTurn()
    results.push(work(items.slice(from, from + size), from))
  }
  await nextTurn()
  return results
}
