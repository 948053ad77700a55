import { htmlPolicy } from '../trusted-html'

const pageHtml = htmlPolicy('page')

/** Unwraps the content of a `noscript` element. Returns whether it was still there. */
export function showWithoutScripts(selector: string): boolean {
  const place = document.querySelector(selector)
  if (place) place.outerHTML = pageHtml(place.textContent) as string
  return place !== null
}
