import { writtenCurrency } from '../written-amounts'

/** Words in statement files, in English, French, German, Korean and Chinese: names of columns, and closed sets in cells. */

/** `kind` may tell money in from money out, or a cancelled row, or nothing: its cells decide. `other` is not shown. */
const COLUMNS = {
  day: `date|transaction date|transactiondate|trx date|date posted|posting date|posted date|post date|booking date|transfer date|
    date de l operation|date de transaction|date operation|date d inscription|date de la transaction|
    거래일시|거래일자|거래일|거래날짜|날짜|일자|일시|입금일|입금일시|交易日期|交易时间|交易日|日期|记账日期|入账日期`,
  in: `in|받으신금액|deposit|deposits|credit|credits|credit amount|deposit amount|amount in|money in|paid in|funds in|received|
    depot|depots|montant credit|credits montant|entrees|
    맡기신금액|입금|입금액|입금금액|받은금액|收入|收入金额|存入|存入金额|贷方|贷方金额|贷方发生额|转入金额`,
  out: `out|보내신금액|withdrawal|withdrawals|debit|debits|debit amount|withdrawal amount|amount out|money out|paid out|funds out|sent|
    retrait|retraits|montant debit|sorties|
    찾으신금액|출금|출금액|출금금액|지급|지급액|지급금액|보낸금액|支出|支出金额|取出|借方|借方金额|借方发生额|转出金额`,
  amount: `amount|transaction amount|amt|cad|usd|eur|gbp|krw|cny|gross|montant|montant de la transaction|
    거래금액|금액|입출금액|입출금금액|金额|交易金额|发生额`,
  kind: `transaction type|type of transaction|type de transaction|type d operation|type|transaction|dr cr|cr dr|d c|c d|
    debit credit|credit debit|credit debit indicator|direction|indicator|sens|flow|
    입출금구분|입금출금구분|입출구분|입출금|거래구분|거래유형|거래종류|구분|借贷标志|借贷|收支|收支类型|交易类型|收付标志`,
  status: `status|state|transaction status|posting status|etat|statut|상태|거래상태|처리상태|처리결과|状态|交易状态`,
  currency: `currency|currency code|ccy|devise|monnaie|통화|통화코드|통화구분|통화명|币种|货币|交易币种`,
  balance: `balance|running balance|account balance|closing balance|balance amount|principal balance amount|available balance|
    solde|solde courant|잔액|거래후잔액|거래후 잔액|통장잔액|잔고|余额|账户余额|交易后余额|本次余额`,
  payer: `payer|payer name|name|sender|sender name|from|counterparty|counterparty name|received from|payor|
    payeur|expediteur|nom|기재내용|의뢰인수취인|보낸분받는분|보낸분|보낸사람|의뢰인|입금자|입금자명|송금인|거래처|
    거래기록사항|기록사항|상대계좌예금주명|상대계좌예금주|상대예금주명|상대예금주|상대계좌명|의뢰인명|받는분보낸분|보내는분|상대방|예금주|对方户名|付款人|付款人名称|交易对方|对方名称`,
  text: `description|description 1|description 2|sub description|memo|details|transaction details|message|libelle|narrative|
    particulars|payment reference|payment details|reference|extended text|note|notes|remarks|remark|additional information|
    categorie|category|적요|적요내용|내용|메모|추가메모|비고|거래특이사항|거래내용|거래메모|계좌메모|이체메모|송금메모|내통장표시|
    내통장표시내용|받는통장표시내용|통장표시내용|통장메모|摘要|备注|附言|用途|交易摘要|交易附言`,
  other: `account type|account number|account rtn|account|cheque number|cheque|check number|filter|card number|first bank card|
    branch|transit|bank reference number|customer reference number|transaction id|transferwise id|id|no|time|time zone|
    date time|transaction details type|exchange to amount|exchange from|exchange to|exchange rate|payee name|payee account number|merchant|card last four digits|
    card holder full name|attachment|total fees|value date|date de valeur|effective date|
    type de compte|numero du compte|numero du cheque|numero de compte|folio|
    순번|번호|cms코드|처리점|거래점|거래점명|취급점|취급은행|거래은행|거래기관|상대은행|상대계좌번호|상대계좌은행|계좌번호|거래시간|시간|기산일|
    序号|账号|卡号|对方账号|对方开户行|交易时刻|网点`,
} as const
export type Role = keyof typeof COLUMNS

const ROLES = new Map(
  Object.entries(COLUMNS).flatMap(([role, names]) =>
    names.split('|').map((name): [string, Role] => [foldName(name), role as Role]),
  ),
)

type Direction = 'in' | 'out'
type RowStatus = 'posted' | 'pending' | 'cancelled'

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

const SIGN_OF: Record<string, Direction> = { '+': 'in', '-': 'out', '–': 'out', '−': 'out' }

const REVERSAL =
  /revers|cancel|annul|renvers|correct|returned|reject|rejet|\bnsf\b|chargeback|charge back|취소|반환|정정|환출|冲正|撤销|退回|退票/i

const DIRECTION_OF = wordsOf(DIRECTIONS)
const STATUS_OF = wordsOf(STATUSES)

/** A column's role, null for an unknown name, and the currency that its name holds, such as CAD in `Amount (CAD)`. */
export function columnRole(name: string): { role: Role | null; unit: string | null } {
  const inside = /\(([^)]*)\)|[[]([^\]]*)\]/.exec(name)
  const bare = name.replace(/[\s(]*(?:C\$|CA\$|US\$|CAD\$?|USD\$?|KRW|EUR|GBP)\)?\s*$/i, '')
  const unit = writtenCurrency(inside?.[1] ?? inside?.[2] ?? '') ?? writtenCurrency(name)
  const role = ROLES.get(foldName(name)) ?? ROLES.get(foldName(bare)) ?? null
  return { role, unit }
}

/** A column name's letters and digits, without accents and text in parentheses. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\(.*?\)|[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')
    .toLowerCase()
}

/** Whether a cell says that money came in or went out; null for any other text. */
export function directionOf(cell: string): Direction | null {
  const sign = SIGN_OF[cell.normalize('NFKC').trim()]
  if (sign) return sign
  const word = foldName(cell)
  const [, last] = /(입금|출금|지급|결제|인출)$/.exec(word) ?? []
  return DIRECTION_OF.get(word) ?? DIRECTION_OF.get(last ?? '') ?? null
}

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

function wordsOf<Meaning extends string>(words: Record<Meaning, string>): Map<string, Meaning> {
  const entries = Object.entries(words) as [Meaning, string][]
  return new Map(
    entries.flatMap(([meaning, list]) =>
      list.split('|').map((word): [string, Meaning] => [foldName(word), meaning]),
    ),
  )
}
