import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { payUrl, type PayMethod } from '../../../../worker/contracts/bookings/pay-methods'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { Button, buttonClass } from '../../../ui/button'
import { QrCode } from '../../../ui/qr-code'
import { formatMoney, plainAmount, type GuestMoney } from '../quote/quote.view'
import { CopyRow } from './copy-row'

/** From this width on, the payment is beside the letter. */
const WIDE = '(min-width: 64rem)'

interface TransferProps {
  money: GuestMoney
  /** With its placeholders. */
  payLink: string | null | undefined
  /** Label of the amount. */
  label: string
  /** Shown between the reference and the account. */
  children?: ReactNode
}

/** The amount due, with all the details that a bank asks for. */
export function Transfer({ money, payLink, label, children }: TransferProps) {
  const { t } = useTranslation(['trip', 'site'])
  const { due, reference, method } = money
  const rows = usePayee(method)
  const amount = { label, value: formatMoney(due, useLang()) }
  const mark = reference ? [{ label: t('pay.reference'), value: reference }] : []
  const lines = [amount, ...mark, ...rows].map((row) => t('site:labelled', { ...row }))
  return (
    <>
      <CopyRow label={label} text={amount.value} copied={plainAmount(due)} isLarge />
      {reference && <CopyRow label={t('pay.reference')} text={reference} isLarge />}
      {children}
      <PayLink money={money} link={payLink} />
      {method && <Payee method={method} rows={rows} />}
      {rows.length > 0 && <PhoneCode text={lines.join('\n')} />}
    </>
  )
}

interface PayLinkProps {
  money: GuestMoney
  link: string | null | undefined
}

/** Another way to pay, with amount and reference filled in where its address takes them. */
export function PayLink({ money: { due, reference }, link }: PayLinkProps) {
  const { t } = useTranslation('trip')
  if (!link || !reference) return null
  const url = payUrl(link, due, reference)
  return (
    <div className="flex flex-col gap-1">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass('primary')} self-start`}
      >
        {t('pay.link')}
      </a>
      <p className="text-sm text-muted">{t('pay.linkAt', { host: new URL(url).host })}</p>
    </div>
  )
}

interface PayeeRow {
  label: string
  value: string
}

/** The payee details that a bank asks for with a payment method; empty if the company has no account for it. */
function usePayee(method: PayMethod | null): PayeeRow[] {
  const { t } = useTranslation()
  const { bank } = useSite()
  if (method === null) return []
  return rowsFor(method, bank).map(([label, value]) => ({ label: t(`bank.${label}`), value }))
}

/** The payee. Mails omit it, because a forged mail could name another. */
function Payee({ method, rows }: { method: PayMethod; rows: PayeeRow[] }) {
  const { t } = useTranslation('trip')
  const { bank, company } = useSite()
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p className="font-semibold">{t(`method.${method}`)}</p>
      {rows.length === 0 && <p>{t('pay.noAccount', { phone: company.phone })}</p>}
      {method === 'wire' && bank?.senderPaysFees && (
        <p className="text-sm">{t('pay.senderPaysFees')}</p>
      )}
      {rows.map(({ label, value }) => (
        <CopyRow key={label} label={label} text={value} />
      ))}
    </div>
  )
}

const KOREAN_FIELDS = ['bankName', 'accountNumber', 'accountHolder'] as const

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

function rowsFor(method: PayMethod, bank: ReturnType<typeof useSite>['bank']) {
  if (!bank) return []
  if (method !== 'krTransfer')
    return FIELDS[method].map((field) => [field, bank.canadian[field]] as const)
  const { korean } = bank
  return korean ? KOREAN_FIELDS.map((field) => [field, korean[field]] as const) : []
}

/** A QR code that carries a text from a wide screen to a phone, which itself does not show it. */
function PhoneCode({ text }: { text: string }) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches)
  const id = useId()
  return (
    <div className="no-print hidden flex-col gap-3 border-t border-line pt-4 md:flex">
      <Button
        look="link"
        className="self-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('pay.qr')}
      </Button>
      <div id={id} hidden={!isOpen} className="flex flex-wrap items-center gap-4">
        {isOpen && <Code text={text} />}
      </div>
    </div>
  )
}

function Code({ text }: { text: string }) {
  const { t } = useTranslation('trip')
  return (
    <>
      <QrCode text={text} label={t('pay.qr')} className="max-w-40" />
      <p className="min-w-40 flex-1 text-sm text-muted">{t('pay.qrHint')}</p>
    </>
  )
}
