import type { DayOrder } from './bank-days'
import type { Bank } from './statement-types'

/**
 * Banks whose files are recognised by their header: the names of columns as importers in public repositories have them
 * (decision 0072).
 */

interface KnownBank {
  bank: Bank
  /** Folded column names that together only this bank's header has. */
  marks: string
  /** The format of its days, where they would otherwise be ambiguous. */
  order?: DayOrder
  /** The folded name of the column with the payer, if its name does not say so. */
  payer?: string
}

/** The first that fits. */
const KNOWN: KnownBank[] = [
  { bank: 'rbc', marks: 'description1 cad', order: 'mdy', payer: 'description2' },
  { bank: 'rbc', marks: 'posteddate withdrawals deposits sender', order: 'mdy' },
  { bank: 'scotiabank', marks: 'subdescription', order: 'mdy' },
  { bank: 'bmo', marks: 'firstbankcard', order: 'ymd' },
  { bank: 'atb', marks: 'accountrtn extendedtext' },
  { bank: 'eq', marks: 'transferdate description amount balance' },
  { bank: 'simplii', marks: 'fundsout fundsin', order: 'mdy' },
  { bank: 'tangerine', marks: 'transaction name memo amount', order: 'mdy' },
  { bank: 'nationalbank', marks: 'description category debit credit balance', order: 'ymd' },
  { bank: 'nationalbank', marks: 'description categorie debit credit solde', order: 'ymd' },
  { bank: 'wise', marks: 'transferwiseid paymentreference', order: 'dmy' },
  { bank: 'kb', marks: '보낸분받는분', order: 'ymd' },
  { bank: 'kb', marks: '내통장표시', order: 'ymd' },
  { bank: 'hana', marks: '의뢰인수취인', order: 'ymd' },
  { bank: 'woori', marks: '기재내용 맡기신금액', order: 'ymd' },
  { bank: 'woori', marks: '기재내용 취급점', order: 'ymd' },
  { bank: 'nonghyup', marks: '거래기록사항', order: 'ymd' },
  { bank: 'kbank', marks: '적요내용', order: 'ymd' },
  { bank: 'ibk', marks: '상대은행 거래내용', order: 'ymd' },
  { bank: 'toss', marks: '거래유형 거래기관', order: 'ymd', payer: '적요' },
  { bank: 'kakao', marks: '거래금액 거래구분 내용', order: 'ymd', payer: '내용' },
  { bank: 'kakao', marks: '구분 거래금액 거래후잔액 내용', order: 'ymd', payer: '내용' },
  { bank: 'shinhan', marks: '적요 내용 거래점', order: 'ymd', payer: '내용' },
  { bank: 'shinhan', marks: '적요 내용 거래점명', order: 'ymd', payer: '내용' },
]

/** The bank of a header of folded names. In other Korean files the year is in front. */
export function bankOf(names: readonly string[]): Omit<KnownBank, 'marks'> {
  const known = KNOWN.find(({ marks }) => marks.split(' ').every((mark) => names.includes(mark)))
  if (known) return known
  const isKorean = names.some((name) => /\p{Script=Hangul}/u.test(name))
  return isKorean ? { bank: 'other', order: 'ymd', payer: '내용' } : { bank: 'other' }
}
