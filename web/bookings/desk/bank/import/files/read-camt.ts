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
  const isListed =
    transfers.length > 1 &&
    amounts.every((amount) => amount?.currency === amountOf(entry)?.currency)
  if (!isListed) return [rowOf(entry, amountOf(entry), transfers)]
  return transfers.map((transfer, at) => rowOf(entry, amounts[at], [transfer]))
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
  const own = textAt(transfers[0], 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')
  const payers = texts('RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm')
  return [
    dayOf(entry),
    amount?.value ?? '',
    amount?.currency ?? '',
    own,
    textAt(entry, 'RvslInd') === 'true' ? 'Reversal' : isBooked,
    own === 'CRDT' ? (payers[0] ?? '') : '',
    [...texts('RmtInf/Ustrd', 'AddtlTxInf'), textAt(entry, 'AddtlNtryInf')]
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
