import { useTranslation } from 'react-i18next'
import { company, type BankAccount } from '../../content/company'

const FIELDS = [
  'bankName',
  'branchName',
  'address',
  'institutionCode',
  'transitNumber',
  'routingNumber',
  'accountNumber',
  'swift',
  'beneficiaryName',
  'beneficiaryAddress',
  'eTransferEmail',
] as const satisfies (keyof BankAccount)[]

/** Compiled in, so that no API call can change the account number. */
export function BankDetails({ look }: { look: 'short' | 'full' }) {
  const { t } = useTranslation('company')
  const isFull = look === 'full'
  return (
    <div className={isFull ? 'overflow-y-auto' : 'mt-2 text-sm'}>
      <dl className={`grid gap-x-4 ${isFull ? 'gap-y-2' : 'gap-y-2 sm:grid-cols-2'}`}>
        {FIELDS.map((field) => (
          <div key={field} className={isFull ? 'border-b border-line pb-2' : ''}>
            <dt className={isFull ? 'text-sm text-muted' : 'opacity-80'}>{t(`bank.${field}`)}</dt>
            <dd className="tabular font-semibold">{company.bank[field]}</dd>
          </div>
        ))}
      </dl>
      {isFull && <p className="pt-3 text-sm text-muted">{t('bank.note')}</p>}
    </div>
  )
}
