import { useTranslation } from 'react-i18next'
import type { PayMethod } from '../../../../worker/contracts/bookings/pay-methods'
import { useSite } from '../../../platform/site/site'
import { CopyRow } from './copy-row'

export interface PayeeRow {
  label: string
  value: string
}

/** The payee details that a bank asks for with a payment method; empty if the company has no account for it. */
export function usePayee(method: PayMethod | null): PayeeRow[] {
  const { t } = useTranslation('company')
  const { bank } = useSite()
  if (method === null) return []
  return rowsFor(method, bank).map(([label, value]) => ({ label: t(`bank.${label}`), value }))
}

/** Where the money goes. No mail says so, because a forged mail could, too. */
export function Payee({ method, rows }: { method: PayMethod; rows: PayeeRow[] }) {
  const { t } = useTranslation('trip')
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p className="font-semibold">{t(`method.${method}`)}</p>
      {rows.length === 0 && <p>{t('pay.noAccount')}</p>}
      {rows.map(({ label, value }) => (
        <CopyRow key={label} label={label} text={value} />
      ))}
    </div>
  )
}

type BankLabel =
  | 'bankName'
  | 'address'
  | 'institutionCode'
  | 'transitNumber'
  | 'routingNumber'
  | 'accountNumber'
  | 'swift'
  | 'beneficiaryName'
  | 'beneficiaryAddress'
  | 'eTransferEmail'
  | 'accountHolder'

const FIELDS = {
  etransfer: ['eTransferEmail', 'beneficiaryName'],
  transfer: ['beneficiaryName', 'bankName', 'institutionCode', 'transitNumber', 'accountNumber'],
  wire: [
    'beneficiaryName',
    'beneficiaryAddress',
    'accountNumber',
    'swift',
    'routingNumber',
    'bankName',
    'address',
  ],
} as const

function rowsFor(
  method: PayMethod,
  bank: ReturnType<typeof useSite>['bank'],
): [label: BankLabel, value: string][] {
  if (!bank) return []
  if (method !== 'krTransfer') return FIELDS[method].map((field) => [field, bank.canadian[field]])
  const { korean } = bank
  if (!korean) return []
  return (['bankName', 'accountNumber', 'accountHolder'] as const).map((field) => [
    field,
    korean[field],
  ])
}
