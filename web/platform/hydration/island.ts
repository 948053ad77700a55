/** A part of a page with a React root of its own, which runs before the app and continues in it. */
interface Island {
  /** Name of its content, with the language. */
  name: string
  place: Element
  end: () => void
}

let running: Island | null = null

export function keepIsland(island: Island): void {
  running = island
}

/** The island that shows this on the page; null at the edge. */
export function islandOf(name: string): Island | null {
  return running?.name === name && running.place.isConnected ? running : null
}

export function endIsland(): void {
  const island = running
  running = null
  // React refuses to end a root while it renders another.
  if (island) setTimeout(island.end)
}
