/** Unwraps the content of a `noscript` element. Returns whether it was still there. */
export function showWithoutScripts(selector: string): boolean {
  const place = document.querySelector(selector)
  if (place) place.outerHTML = place.textContent
  return place !== null
}
