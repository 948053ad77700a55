import { useId, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ACCOUNT_MAX } from '../../../../worker/contracts/bookings/bank-entries'
import type { BankAccount } from '../../../../worker/contracts/bookings/bank-imports'
import { CURRENCIES, type Currency } from '../../../../worker/contracts/currencies'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { TextField } from '../../../ui/field'

interface AccountFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  /** Accounts that files were imported for. */
  known: readonly BankAccount[]
}

/** The account's name; reusing it keeps overlapping files from importing the same rows twice. */
export function AccountField({ known, ...field }: AccountFieldProps) {
  const { t } = useTranslation('desk-bookings')
  const list = useId()
  return (
    <>
      <TextField
        label={t('bank.account.label')}
        hint={t('bank.account.hint')}
        list={list}
        maxLength={ACCOUNT_MAX}
        autoComplete="off"
        {...field}
      />
      <KnownAccounts id={list} known={known} />
    </>
  )
}

function KnownAccounts({ id, known }: Pick<AccountFieldProps, 'known'> & { id: string }) {
  return (
    <datalist id={id}>
      {known.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

interface CurrencyFieldProps {
  value: Currency
  onChoose: (currency: Currency) => void
}

export function CurrencyField(props: CurrencyFieldProps) {
  const { t } = useTranslation('desk-bookings')
  const textOf = (each: Currency) => t(`bank.currency.${each}`)
  return (
    <ChoiceField label={t('bank.add.currency')} choices={CURRENCIES} textOf={textOf} {...props} />
  )
}
