import { appHtml } from '../../../platform/app-html'
import type { Html } from './pack-html'
import { PACK_STYLE } from './pack-style'

/** On paper, the page is the pack alone. */
const ALONE = `
@media print { body > :not(.printed-pack) { display: none !important } }
@media screen { .printed-pack { display: none } }`

/** Prints the pack from the guest's page: on two sheets of A4, for whom a copy is no help. `tag` is BCP 47. */
export async function printPack(body: Html, tag: string): Promise<void> {
  const place = document.createElement('div')
  place.className = 'printed-pack'
  place.lang = tag
  place.setAttribute('aria-hidden', 'true')
  const root = place.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(PACK_STYLE)]
  root.innerHTML = appHtml(body.text) as string
  const alone = [sheetOf(ALONE), sheetOf(PAPER)]
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...alone]
  document.body.append(place)
  const clear = () => {
    place.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (each) => !alone.includes(each),
    )
  }
  addEventListener('afterprint', clear, { once: true })
  await Promise.all(
    [...root.querySelectorAll('img')].map((image) => image.decode().catch(() => null)),
  )
  print()
}

/** A shadow tree has no pages. */
const PAPER = '@page { size: A4; margin: 12mm; }'

/** The page's policy allows sheets that are made, not markup with styles. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
