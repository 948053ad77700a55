/**
 * Makes what a `noscript` holds a part of the page: what a page has for readers without scripts serves others later, too.
 * Says whether it was still there.
 */
export function showWithoutScripts(selector: string): boolean {
  const place = document.querySelector(selector)
  if (place) place.outerHTML = place.textContent
  return place !== null
}
