import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ACCOUNT_MAX } from '../../../../worker/contracts/bookings/bank-entries'
import { TextField } from '../../../ui/field'

interface AccountFieldProps {
  /** Accounts that files were imported for. */
  known: readonly string[]
  value: string
  error: string | undefined
  onChange: (account: string) => void
}

/** The account's name; reusing it keeps overlapping files from importing the same rows twice. */
export function AccountField({ known, value, error, onChange }: AccountFieldProps) {
  const { t } = useTranslation('desk-bookings')
  const list = useId()
  return (
    <>
      <TextField
        label={t('bank.account.label')}
        hint={t('bank.account.hint')}
        error={error}
        list={list}
        maxLength={ACCOUNT_MAX}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <KnownAccounts id={list} known={known} />
    </>
  )
}

function KnownAccounts({ id, known }: Pick<AccountFieldProps, 'known'> & { id: string }) {
  return (
    <datalist id={id}>
      {known.map((account) => (
        <option key={account} value={account}>
          {account}
        </option>
      ))}
    </datalist>
  )
}
