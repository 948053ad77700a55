import { escapeHtml } from '../../contracts/text/escape-html'
import { LANG_TAG, type Lang } from '../../contracts/languages'
import { imageSize, imageUrl } from '../../contracts/media/image-address'
import { MAIL_IMAGE } from '../../contracts/media/image-variants'

interface Parts {
  text: { text: string }
  link: { label: string; url: string }
  button: { label: string; url: string }
  code: { code: string }
  facts: { rows: [label: string, value: string][] }
  quote: { text: string }
}

/** A part of a mail; the text and HTML versions are both made from these. */
export type Block = { [Kind in keyof Parts]: { kind: Kind } & Parts[Kind] }[keyof Parts]

export interface Letter {
  lang: Lang
  subject: string
  /** The site's address, and the company's name at the top of the HTML. */
  brand: { url: string; name: string }
  /** Key of an image of the tour that the mail is about. */
  image?: string | null | undefined
  blocks: Block[]
  /** Small print: the sender, the reason for the mail, and how to unsubscribe. */
  footer: Block[]
}

type Form = 'text' | 'html'

type Writer<Part> = (part: Part, lang: Lang) => string

/** Between a label and its value; Chinese has a wide mark without a space. */
export const COLON: Record<Lang, string> = { kr: ': ', ca: ': ', cn: '：' }

const FORMS: { [Kind in keyof Parts]: Record<Form, Writer<Parts[Kind]>> } = {
  text: { text: ({ text }) => text, html: ({ text }) => `<p>${escapeHtml(text)}</p>` },
  link: { text: linkText, html: (link) => `<p>${anchor(link)}</p>` },
  button: { text: linkText, html: (link) => `<p>${anchor(link, ' class="action"')}</p>` },
  code: { text: ({ code }) => code, html: ({ code }) => `<p class="code">${escapeHtml(code)}</p>` },
  facts: {
    text: ({ rows }, lang) => rows.map(([label, value]) => label + COLON[lang] + value).join('\n'),
    html: ({ rows }, lang) => `<p>${rows.map((row) => factHtml(row, lang)).join('<br>')}</p>`,
  },
  quote: {
    text: ({ text }) =>
      text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n'),
    html: ({ text }) => `<blockquote>${escapeHtml(text)}</blockquote>`,
  },
}

// One column without tables; light or dark colours where the mail program supports both. The desk's policy allows this text
// alone: after a change it shows older mails without styles.
export const MAIL_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; background: #f4f6f5; color: #17211d; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", "Apple SD Gothic Neo", "Malgun Gothic", "PingFang SC", "Microsoft YaHei", sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 28px 24px; background: #ffffff; border-radius: 12px; overflow-wrap: anywhere; }
.brand { max-width: 560px; margin: 0 auto; padding: 0 24px 12px; font-weight: 700; }
.brand span { font-size: 20px; }
.brand span + span { font-size: 14px; }
.brand span + span + span { margin-inline-end: 6px; font-size: 10px; }
.tour { margin: 0 0 20px; border-radius: 8px; }
footer { max-width: 560px; margin: 0 auto; padding: 16px 24px; color: #55635d; font-size: 13px; }
p { margin: 0 0 16px; white-space: pre-line; }
.action { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #11614f; color: #ffffff; font-weight: 600; text-decoration: none; }
.code { font: 700 28px/1.4 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.2em; }
blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-inline-start: 3px solid #9db8ae; white-space: pre-wrap; }
a { color: #11614f; }
:lang(ko) { word-break: keep-all; }
@media (prefers-color-scheme: dark) {
  body { background: #101513; color: #e7eeea; } main { background: #1a211e; } footer { color: #a7b5af; }
  a { color: #7fd6bd; } .action { background: #7fd6bd; color: #0b1f19; }
}`

/** The plain text of a letter. */
export function renderText({ lang, blocks, footer }: Letter): string {
  const [main, end] = [render(blocks, 'text', lang), render(footer, 'text', lang)]
  return `${main.join('\n\n')}\n\n-- \n${end.join('\n')}\n`
}

/** The HTML document of a letter. */
export function renderHtml({ lang, subject, brand, image, blocks, footer }: Letter): string {
  const main = pictureOf(brand.url, image) + render(blocks, 'html', lang).join('')
  const end = render(footer, 'html', lang).join('')
  return `<!doctype html><html lang="${LANG_TAG[lang]}">${headOf(subject)}<body>${brandOf(brand)}<main>${main}</main><footer>${end}</footer></body></html>`
}

/** The three stones are letters, since mail programs drop pseudo-elements and pictures. */
const STONES = ['#2a8583', '#8a9a93', '#e0a43a']
  .map((colour) => `<span aria-hidden="true" style="color:${colour}">●</span>`)
  .join('')

function brandOf({ name }: Letter['brand']): string {
  return `<div class="brand">${STONES} ${escapeHtml(name)}</div>`
}

/** In px; Word takes it from the attribute, other programs narrow it to the window. */
const PICTURE_WIDTH = 560
/** Attributes, since Naver and others drop a mail's style sheet. */
const PICTURE_STYLE = 'display:block;width:100%;max-width:560px;height:auto'

/** A mail without images reads as well: the picture says nothing that the text does not. */
function pictureOf(url: string, image: Letter['image']): string {
  const size = image ? imageSize(imageUrl(image)) : null
  if (!image || !size) return ''
  const source = escapeHtml(`${url}${imageUrl(image)}?w=${MAIL_IMAGE}`)
  const height = Math.round((PICTURE_WIDTH * size.height) / size.width)
  return `<img class="tour" src="${source}" width="${PICTURE_WIDTH}" height="${height}" alt="" style="${PICTURE_STYLE}">`
}

function render(blocks: readonly Block[], form: Form, lang: Lang): string[] {
  return blocks.map((block) => (FORMS[block.kind][form] as Writer<Block>)(block, lang))
}

function headOf(subject: string): string {
  return [
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${MAIL_STYLE}</style></head>`,
  ].join('')
}

function linkText({ label, url }: Parts['link'], lang: Lang): string {
  return label + COLON[lang] + url
}

function anchor({ label, url }: Parts['link'], attributes = ''): string {
  return `<a${attributes} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
}

function factHtml([label, value]: [string, string], lang: Lang): string {
  return `<strong>${escapeHtml(label)}</strong>${COLON[lang]}${escapeHtml(value)}`
}
