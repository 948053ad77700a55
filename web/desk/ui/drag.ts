/** Distance to the viewport's edge that starts scrolling, and the step, px. */
const EDGE = 96
const STEP = 24

/** Index of the list item at a viewport height (px), clamped to the first and last. */
export function placeAt(list: Element | null, y: number): number {
  const items = [...(list?.children ?? [])]
  const place = items.findIndex((item) => y < item.getBoundingClientRect().bottom)
  return place === -1 ? items.length - 1 : place
}

/** Scrolls while an entry is dragged near the upper or lower edge. */
export function scrollNearEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP)
  else if (y > innerHeight - EDGE) scrollBy(0, STEP)
}
