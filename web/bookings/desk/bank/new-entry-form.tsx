import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { MEMO_MAX, PAYER_MAX } from '../../../../worker/contracts/bookings/bank-entries'
import { TextField } from '../../../ui/field'
import { AmountField } from '../../../desk/ui/amount-field'
import { WriteForm } from '../../../desk/ui/write-form'
import { AccountField } from './account-field'
import { importsQuery } from './bank.api'
import { CurrencyField } from './currency-field'
import { useEntryForm, type EntryForm } from './use-entry-form'

/** Adds money that was seen in the account before a statement has it. */
export function NewEntryForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const form = useEntryForm(onClose)
  return (
    <WriteForm
      write={form.write}
      onSubmit={form.submit}
      onCancel={onClose}
      look="primary"
      label={t('bank.add.action')}
      waiting={t('bank.saving')}
    >
      <EntryFields form={form} />
    </WriteForm>
  )
}

function EntryFields({ form }: { form: EntryForm }) {
  const { data } = useQuery(importsQuery())
  const { typed, set, errorOf } = form
  return (
    <>
      <AccountField
        known={data?.accounts ?? []}
        error={errorOf('account')}
        value={typed.account}
        onChange={(account) => set({ account })}
      />
      <SumFields form={form} />
      <EntryText form={form} name="day" type="date" />
      <EntryText form={form} name="payer" maxLength={PAYER_MAX} autoComplete="off" />
      <EntryText form={form} name="memo" maxLength={MEMO_MAX} autoComplete="off" />
    </>
  )
}

/** The currency and the amount, side by side. */
function SumFields({ form: { typed, set, errorOf } }: { form: EntryForm }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CurrencyField value={typed.currency} onChoose={(currency) => set({ currency })} />
      <AmountField
        label={t('bank.add.amount')}
        error={errorOf('amount')}
        value={typed.amount}
        onType={(amount) => set({ amount })}
      />
    </div>
  )
}

interface EntryTextProps extends Omit<ComponentProps<'input'>, 'form'> {
  form: EntryForm
  name: 'day' | 'payer' | 'memo'
}

function EntryText({ form: { typed, set, errorOf }, name, ...input }: EntryTextProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      {...input}
      label={t(`bank.add.${name}`)}
      error={errorOf(name)}
      value={typed[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
}
