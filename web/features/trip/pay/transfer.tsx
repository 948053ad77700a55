import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { useLang } from '../../../platform/i18n/use-lang'
import { CopyRow } from './copy-row'
import { Payee, usePayee, type PayeeRow } from './payee'
import { PhoneCode } from './phone-code'
import { formatMoney, plainAmount } from '../quote/quote.view'

interface TransferProps {
  money: NonNullable<GuestBooking['money']>
  /** Label of the amount. */
  label: string
  /** Shown between the reference and the account. */
  children?: ReactNode
}

/** The amount due, with all the details that a bank asks for. */
export function Transfer({ money, label, children }: TransferProps) {
  const { t } = useTranslation('trip')
  const { due, reference, method } = money
  const rows = usePayee(method)
  const amount = { label, value: formatMoney(due, useLang()) }
  const mark = reference ? [{ label: t('pay.reference'), value: reference }] : []
  return (
    <>
      <CopyRow label={label} text={amount.value} copied={plainAmount(due)} isLarge />
      {reference && <CopyRow label={t('pay.reference')} text={reference} isLarge />}
      {children}
      {method && <Payee method={method} rows={rows} />}
      {rows.length > 0 && <PhoneCode text={linesOf([amount, ...mark, ...rows])} />}
    </>
  )
}

function linesOf(rows: PayeeRow[]): string {
  return rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
}
