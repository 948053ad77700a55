import { escapeHtml } from '../../../../worker/contracts/text/escape-html'

/** HTML that is written, with all texts in it escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

/** A template whose values are escaped unless they are HTML; false, null and undefined are left out. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(
    strings
      .map((string, index) => string + (index < values.length ? textOf(values[index]) : ''))
      .join(''),
  )
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === false || part === null || part === undefined) return ''
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part))
}
