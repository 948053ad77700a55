import PostalMime, { type Address } from 'postal-mime'

/** A bank's mail as the desk shows it. Its sender wrote every field, so none is a proof. */
export interface MailText {
  subject: string
  /** The sender's name and address. */
  from: string
  /** Where an answer goes, in lower case: Interac names the payer here. */
  replyTo: string | null
  text: string
}

const NESTING_MAX = 20
const HEADERS_MAX_BYTES = 64 * 1024

/** The text of a raw mail; of one with HTML alone, the text of its blocks in lines. @throws Error for broken MIME */
export async function readMailText(raw: ArrayBuffer): Promise<MailText> {
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: NESTING_MAX,
    maxHeadersSize: HEADERS_MAX_BYTES,
    rfc822Attachments: true,
  })
  const from = firstOf(mail.from && [mail.from])
  return {
    subject: mail.subject ?? '',
    from: from ? `${from.name} <${from.address}>`.trim() : '',
    replyTo: firstOf(mail.replyTo)?.address.toLowerCase() ?? null,
    text: mail.text?.trim() ? mail.text : await textOfHtml(mail.html ?? ''),
  }
}

function firstOf(addresses: Address[] | undefined) {
  const mailbox = addresses?.find((address) => address.group === undefined)
  return mailbox?.address ? { name: mailbox.name, address: mailbox.address } : null
}

const HIDDEN = 'head, style, script, title'
const BLOCKS = 'p, div, tr, td, li, table, h1, h2, h3, h4'

async function textOfHtml(html: string): Promise<string> {
  let text = ''
  let hidden = 0
  const lines = {
    element(element: Element) {
      text += '\n'
      element.onEndTag(() => {
        text += '\n'
      })
    },
  }
  await new HTMLRewriter()
    .on(HIDDEN, {
      element(element) {
        hidden += 1
        element.onEndTag(() => {
          hidden -= 1
        })
      },
    })
    .on('br', {
      element() {
        text += '\n'
      },
    })
    .on(BLOCKS, lines)
    .onDocument({
      text(part) {
        if (hidden === 0) text += part.text.replace(/\s+/g, ' ')
      },
    })
    .transform(new Response(html))
    .arrayBuffer()
  return decodeCharacters(text)
}

/** Names of characters in Interac's mails; others stay as written. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  icirc: 'î',
  ocirc: 'ô',
  ucirc: 'û',
  ugrave: 'ù',
  Eacute: 'É',
  reg: '®',
}

function decodeCharacters(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return NAMED[name as string] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
