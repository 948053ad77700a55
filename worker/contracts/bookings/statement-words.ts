import { foldName } from './column-names'

/** Closed sets of words in the cells of statement files, in English, French, German, Korean and Chinese. */

export type Direction = 'in' | 'out'
export type RowStatus = 'posted' | 'pending' | 'cancelled'

const DIRECTIONS = {
  in: `c|cr|crdt|cred|credit|credits|h|haben|in|i|deposit|deposits|dep|direct deposit|incoming|received|receipt|money in|
    transfer in|interest|refund|depot|entree|virement recu|입금|입|대변|맡김|받음|收入|贷|贷方|存入|转入|收|入账`,
  out: `d|dr|dbit|db|deb|debit|debits|s|soll|out|o|withdrawal|withdrawals|withdraw|wd|payment|bill payment|purchase|
    fee|fees|service charge|charge|sent|outgoing|money out|transfer out|cheque|atm|pos|preauthorized debit|
    retrait|paiement|achat|frais|sortie|virement envoye|출금|출|차변|찾음|지급|결제|인출|보냄|支出|借|借方|取出|转出|付|出账`,
} as const

const STATUSES = {
  posted: `posted|completed|complete|settled|cleared|booked|processed|done|success|successful|reconciled|final|
    complete|book|bokd|effectuee|effectue|traitee|comptabilise|완료|정상|처리완료|성공|已完成|成功|已入账|交易成功`,
  pending: `pending|pdng|info|authorized|authorised|authorization|processing|on hold|hold|in progress|scheduled|unposted|
    en attente|en cours|en traitement|대기|처리중|진행중|예정|보류|미처리|处理中|待处理|未入账|待入账|预授权`,
  cancelled: `cancelled|canceled|cancel|reversed|reversal|void|voided|declined|denied|failed|rejected|returned|expired|
    annule|annulee|refuse|refusee|renverse|renversee|rejete|취소|거래취소|입금취소|출금취소|실패|오류|반려|거절|
    已取消|取消|失败|已退回|已撤销|撤销|冲正|退票`,
} as const

/** Whether a cell says that money came in or went out; null for any other text. */
export function directionOf(cell: string): Direction | null {
  const sign = SIGN_OF[cell.normalize('NFKC').trim()]
  if (sign) return sign
  const word = foldName(cell)
  const [, last] = /(입금|출금|지급|결제|인출)$/.exec(word) ?? []
  return DIRECTION_OF.get(word) ?? DIRECTION_OF.get(last ?? '') ?? null
}

const SIGN_OF: Record<string, Direction> = { '+': 'in', '-': 'out', '–': 'out', '−': 'out' }

/** Whether a cell says so even of an amount without a minus among signed ones. */
export function isDebit(cell: string): boolean {
  return (
    /^(?:d|dr|dbit|debit|withdrawal|retrait|출금|借)/.test(foldName(cell)) &&
    directionOf(cell) === 'out'
  )
}

/** Whether a cell says that a row is posted, pending or cancelled; null for any other text. */
export function statusOf(cell: string): RowStatus | null {
  return STATUS_OF.get(foldName(cell)) ?? null
}

/** Whether a text says that the bank took money back. */
export function saysReversal(text: string): boolean {
  return REVERSAL.test(text.normalize('NFKC'))
}

const REVERSAL =
  /revers|cancel|annul|renvers|correct|returned|reject|rejet|\bnsf\b|chargeback|charge back|취소|반환|정정|환출|冲正|撤销|退回|退票/i

const DIRECTION_OF = wordsOf(DIRECTIONS)
const STATUS_OF = wordsOf(STATUSES)

function wordsOf<Meaning extends string>(words: Record<Meaning, string>): Map<string, Meaning> {
  const entries = Object.entries(words) as [Meaning, string][]
  return new Map(
    entries.flatMap(([meaning, list]) =>
      list.split('|').map((word): [string, Meaning] => [foldName(word), meaning]),
    ),
  )
}
