/** How near to the window's edge a held entry makes it scroll, and how far at once, px. */
const EDGE = 96
const STEP = 24

/** Which item of a list stands at a height of the window (px); beyond its ends the first or the last. */
export function placeAt(list: Element | null, y: number): number {
  const items = [...(list?.children ?? [])]
  const place = items.findIndex((item) => y < item.getBoundingClientRect().bottom)
  return place === -1 ? items.length - 1 : place
}

/** Scrolls on while an entry is held near the upper or lower edge. */
export function scrollNearEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP)
  else if (y > innerHeight - EDGE) scrollBy(0, STEP)
}
