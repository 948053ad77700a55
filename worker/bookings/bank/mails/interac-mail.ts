import { foldTyped } from '../../../contracts/text/fold-typed'
import { MEMO_MAX, PAYER_MAX } from '../../../contracts/bookings/bank-entries'
import { parseSum } from '../../../contracts/written-amounts'

/**
 * A mail of Interac as it was understood. The wordings are those of real mails of 2019 to 2026 in English and French; a wording
 * that is not known here is never guessed.
 */
export type InteracMail =
  | { kind: 'payment' | 'waiting'; transfer: Transfer }
  /** A reminder, a cancelled, declined or expired transfer, a request, or one that the company sent. */
  | { kind: 'not_payment' }
  | { kind: 'unreadable' }

export interface Transfer {
  /** Canadian cents. */
  amount: number
  payer: string | null
  memo: string | null
  /** Interac's own number of the transfer. */
  bankRef: string | null
}

interface MailTexts {
  subject: string
  text: string
}

/** Interac's mails have 2 to 4 kB of text, in lines below 200 characters. */
const TEXT_MAX = 40_000
const LINE_MAX = 500

/** A dollar amount as both languages write it: $1,234.50 and 1 234,50 $, also "98, 00 $". */
const AMOUNT = String.raw`(?:\$ ?\d[\d,]*\.\d\d|\d[\d ]*, ?\d\d ?\$)`

/** Sentences by which Interac says what happened, in the order in which they are tried. */
const SENTENCES: [InteracMail['kind'], RegExp[]][] = [
  [
    'not_payment',
    [
      /^(?:reminder|rappel)\b/i,
      /\b(?:e-transfer|virement interac) ?: ?(?:reminder|rappel)\b/i,
      /\byour (?:\S+ )?(?:money )?transfer (?:to|of|from)\b/i,
      /\byou sent to\b/i,
      /\baccepted your (?:money|transfer)/i,
      /\bvotre virement\b/i,
      /\bque vous avez envoyés?\b/i,
      /\b(?:requested|is requesting) (?:money|funds|\$)/i,
      /\bvous (?:demande|a demandé) (?:de l'argent|des fonds|\d)/i,
      /\btransfer .{0,120}\b(?:was|has been|has) (?:cancell?ed|expired|declined|reclaimed)\b/i,
      /\b(?:virement|transfert) .{0,120}\b(?:a été|a) (?:annulé|expiré|refusé|récupéré)/i,
    ],
  ],
  [
    'payment',
    [
      /\ba money transfer from (?<payer>.{1,100}?) has been automatically deposited/i,
      new RegExp(
        `\\byou(?:'ve| have) received ${AMOUNT} from (?<payer>.{1,100}?) and it has been automatically deposited`,
        'i',
      ),
      new RegExp(
        `(?:^|, ?)(?<payer>[^,]{1,100}?) has sent you (?:a money transfer for the amount of )?${AMOUNT} ?\\(CAD\\) and the money has been automatically deposited`,
        'i',
      ),
      new RegExp(
        `\\bvous avez reçu ${AMOUNT} de (?<payer>.{1,100}?) et ce montant a été déposé automatiquement`,
        'i',
      ),
      new RegExp(
        `(?:^|, ?)(?<payer>[^,]{1,100}?) vous a envoyé (?:un virement de )?${AMOUNT} ?\\(CAD\\) et les fonds ont été automatiquement déposés`,
        'i',
      ),
      /^funds deposited ?!/i,
      /\byour funds (?:sent from (?<payer>.{1,100}?) )?have been automatically deposited/i,
      /^les fonds ont été déposés ?!/i,
      /\bvos fonds ont été déposés automatiquement/i,
    ],
  ],
  [
    'waiting',
    [
      /\b(?:e-transfer|virement interac) ?: ?(?<payer>.{1,100}?) (?:sent you money|vous a envoyé (?:des fonds|de l'argent))/i,
      new RegExp(
        `(?:^|, ?)(?<payer>[^,]{1,100}?) (?:has )?sent you (?:a money transfer for the amount of )?${AMOUNT} ?\\(CAD\\)`,
        'i',
      ),
      new RegExp(
        `(?:^|, ?)(?<payer>[^,]{1,100}?) vous a envoyé (?:un virement de )?${AMOUNT}`,
        'i',
      ),
    ],
  ],
]

const LABELS = {
  message: /^message ?:(.*)$/i,
  bankRef: /^(?:reference number|numéro de référence) ?:(.*)$/i,
  payer: /^(?:sent from|sent by|envoyé par) ?:(.*)$/i,
  amount: /^(?:amount|montant) ?:(.*)$/i,
  date: /^date ?:(.*)$/i,
} as const
type Label = keyof typeof LABELS

/** Reads a mail of Interac as text. The subject counts before the body; the payer's message is only the memo. */
export function readInteracMail(mail: MailTexts): InteracMail {
  const subject = plainLine(mail.subject)
  const lines = mail.text.slice(0, TEXT_MAX).split(/\r?\n/).map(plainLine)
  const { values, others } = readLabels(lines)
  const said = sentenceOf(subject, others)
  if (!said) return { kind: 'unreadable' }
  if (said.kind === 'not_payment' || said.kind === 'unreadable') return { kind: said.kind }
  const transfer = readTransfer(values, [subject, ...others], said.payer)
  return transfer ? { kind: said.kind, transfer } : { kind: 'unreadable' }
}

function sentenceOf(subject: string, lines: string[]) {
  for (const text of [[subject], lines])
    for (const [kind, shapes] of SENTENCES)
      for (const line of text)
        for (const shape of shapes) {
          const match = shape.exec(line)
          if (match) return { kind, payer: match.groups?.['payer'] ?? null }
        }
  return null
}

/** Null if the amount is missing, or if the mail names two. */
function readTransfer(values: Map<Label, string[]>, lines: string[], named: string | null) {
  const amounts = new Set([
    ...(values.get('amount') ?? []).map(centsOf),
    ...lines.flatMap(amountsIn).map(centsOf),
  ])
  const [amount] = amounts
  if (amounts.size !== 1 || !amount) return null
  const one = (label: Label) => {
    const [value, ...more] = new Set(values.get(label))
    return value && more.length === 0 ? value : null
  }
  const bankRef = one('bankRef')
  return {
    amount,
    payer: (one('payer') ?? named)?.slice(0, PAYER_MAX).trim() || null,
    memo: one('message')?.slice(0, MEMO_MAX).trim() || null,
    bankRef: bankRef !== null && /^[A-Za-z0-9]{6,40}$/.test(bankRef) ? bankRef : null,
  }
}

/** The values behind labels, and the lines that belong to none. An empty label has the next line that is no label. */
function readLabels(lines: string[]) {
  const values = new Map<Label, string[]>()
  const others: string[] = []
  let open: { label: Label; parts: string[] } | null = null
  const close = () => {
    if (open && open.parts.length > 0)
      values.set(open.label, [...(values.get(open.label) ?? []), open.parts.join(' ')])
    open = null
  }
  for (const line of lines) {
    const label = labelOf(line)
    if (label) {
      close()
      open = { label: label.name, parts: label.value === '' ? [] : [label.value] }
    } else if (open && line !== '' && (open.label === 'message' || open.parts.length === 0)) {
      open.parts.push(line)
    } else if (line !== '' || (open && open.parts.length > 0)) {
      close()
      if (line !== '') others.push(line)
    }
  }
  close()
  return { values, others }
}

function labelOf(line: string): { name: Label; value: string } | null {
  for (const [name, shape] of Object.entries(LABELS)) {
    const match = shape.exec(line)
    if (match) return { name: name as Label, value: (match[1] ?? '').trim() }
  }
  return null
}

function amountsIn(line: string): string[] {
  return Array.from(line.matchAll(new RegExp(AMOUNT, 'g')), ([amount]) => amount)
}

/** Cents; 0 for what is no amount. */
function centsOf(written: string): number {
  const plain = written.replace(/\(CAD\)/i, '').replace(/, /, ',')
  return parseSum(plain, 'CAD') ?? 0
}

function plainLine(line: string): string {
  return foldTyped(line.slice(0, LINE_MAX))
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
}
