import { allAt, readXml, textAt, type Element } from './read-xml'

const HEADER = [
  'Date',
  'Amount',
  'Currency',
  'Direction',
  'Status',
  'Payer name',
  'Description',
  'Reference',
]

/** Rows of a CAMT.053 statement, or of the report or notification of the same family. */
export async function readCamt(text: string): Promise<string[][]> {
  const root = await readXml(text)
  const statements = ['BkToCstmrStmt/Stmt', 'BkToCstmrAcctRpt/Rpt', 'BkToCstmrDbtCdtNtfctn/Ntfctn']
  const entries = statements.flatMap((path) => allAt(root, `Document/${path}/Ntry`))
  return [HEADER, ...entries.flatMap(rowsOf)]
}

/** One row, or one for each transfer of an entry that lists their amounts. */
function rowsOf(entry: Element): string[][] {
  const transfers = allAt(entry, 'NtryDtls/TxDtls')
  const amounts = transfers.map((it) => amountOf(it) ?? amountOf(allAt(it, 'AmtDtls/TxAmt')[0]))
  const sum = transfers.reduce((all, it, at) => all + centsOf(amounts[at], signOf(it, entry)), 0)
  const isListed =
    transfers.length > 1 &&
    amounts.every((amount) => amount?.currency === amountOf(entry)?.currency) &&
    sum === centsOf(amountOf(entry), signOf(entry, entry))
  if (!isListed) return [rowOf(entry, amountOf(entry), transfers)]
  return transfers.map((transfer, at) => rowOf(entry, amounts[at], [transfer]))
}

/** Credit or debit, of a transfer or else of its entry. */
function signOf(transfer: Element | undefined, entry: Element): string {
  return textAt(transfer, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')
}

function centsOf(amount: Amount | undefined, sign: string): number {
  const cents = Math.round(Number(amount?.value) * 100)
  return sign === 'DBIT' ? -cents : cents
}

interface Amount {
  value: string
  currency: string
}

function amountOf(element: Element | undefined): Amount | undefined {
  const [amount] = allAt(element, 'Amt')
  if (amount === undefined) return undefined
  return { value: textAt(element, 'Amt'), currency: textAt(amount, 'Ccy') }
}

function rowOf(
  entry: Element,
  amount: Amount | undefined,
  transfers: readonly Element[],
): string[] {
  const texts = (...paths: string[]) =>
    transfers.flatMap((it) => paths.flatMap((path) => allAt(it, path).map((each) => plain(each))))
  const isBooked = textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')
  const own = transfers.length > 1 ? signOf(entry, entry) : signOf(transfers[0], entry)
  const payers = new Set(texts('RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm'))
  return [
    dayOf(entry),
    amount?.value ?? '',
    amount?.currency ?? '',
    own,
    ['true', '1'].includes(textAt(entry, 'RvslInd')) ? 'Reversal' : isBooked,
    own === 'CRDT' && payers.size === 1 ? ([...payers][0] ?? '') : '',
    [
      ...(payers.size > 1 ? payers : []),
      ...texts('RmtInf/Ustrd', 'RmtInf/Strd/AddtlRmtInf', 'AddtlTxInf'),
      textAt(entry, 'AddtlNtryInf'),
    ]
      .filter(Boolean)
      .join(' '),
    texts('RmtInf/Strd/CdtrRefInf/Ref', 'Refs/EndToEndId')
      .filter((each) => each !== 'NOTPROVIDED')
      .join(' '),
  ]
}

function dayOf(entry: Element): string {
  const day = ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm']
  return day.map((path) => textAt(entry, path)).find(Boolean) ?? ''
}

function plain(element: Element): string {
  return typeof element === 'string' ? element : textAt(element, 'text')
}
