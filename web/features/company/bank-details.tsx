import { useTranslation } from 'react-i18next'
import { BANK_FIELDS, KOREAN_BANK_FIELDS } from '../../../worker/contracts/setting-groups'
import type { BankSettings } from '../../../worker/contracts/settings-payment'

interface BankDetailsProps {
  bank: BankSettings
  look: Look
}

type Look = 'short' | 'full'

/** The account in Canada, and one in Korea where there is one. */
export function BankDetails({ bank: { canadian, korean }, look }: BankDetailsProps) {
  const { t } = useTranslation('company')
  const isFull = look === 'full'
  return (
    <div className={isFull ? 'overflow-y-auto' : 'mt-2 text-sm'}>
      <Account
        look={look}
        rows={BANK_FIELDS.map((field) => [t(`bank.${field}`), canadian[field]])}
      />
      {korean && (
        <>
          <h3 className="mt-4 mb-2 text-base">{t('bank.korean')}</h3>
          <Account
            look={look}
            rows={KOREAN_BANK_FIELDS.map((field) => [t(`bank.${field}`), korean[field]])}
          />
        </>
      )}
      {isFull && <p className="pt-3 text-sm text-muted">{t('bank.note')}</p>}
    </div>
  )
}

interface AccountProps {
  rows: [label: string, value: string][]
  look: Look
}

function Account({ rows, look }: AccountProps) {
  const isFull = look === 'full'
  return (
    <dl className={`grid gap-x-4 ${isFull ? 'gap-y-2' : 'gap-y-2 sm:grid-cols-2'}`}>
      {rows.map(([label, value]) => (
        <div key={label} className={isFull ? 'border-b border-line pb-2' : ''}>
          <dt className={isFull ? 'text-sm text-muted' : 'opacity-80'}>{label}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
