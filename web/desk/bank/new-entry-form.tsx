import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MEMO_MAX, PAYER_MAX } from '../../../worker/contracts/bank/bank-entries'
import { TextField } from '../../ui/field'
import { AmountField } from '../ui/amount-field'
import { WriteForm } from '../ui/write-form'
import { AccountField } from './account-field'
import { importsQuery } from './bank.api'
import { CurrencyField } from './currency-field'
import { useEntryForm, type EntryForm } from './use-entry-form'

/** Adds money that was seen in the account before a statement has it. */
export function NewEntryForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-bank')
  const form = useEntryForm(onClose)
  return (
    <WriteForm
      write={form.write}
      onSubmit={form.submit}
      onCancel={onClose}
      look="primary"
      label={t('add.action')}
      waiting={t('saving')}
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
      <DayField form={form} />
      <WordsField form={form} name="payer" maxLength={PAYER_MAX} />
      <WordsField form={form} name="memo" maxLength={MEMO_MAX} />
    </>
  )
}

/** The currency and the amount, side by side. */
function SumFields({ form: { typed, set, errorOf } }: { form: EntryForm }) {
  const { t } = useTranslation('desk-bank')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CurrencyField value={typed.currency} onChoose={(currency) => set({ currency })} />
      <AmountField
        label={t('add.amount')}
        error={errorOf('amount')}
        value={typed.amount}
        onType={(amount) => set({ amount })}
      />
    </div>
  )
}

function DayField({ form: { typed, set, errorOf } }: { form: EntryForm }) {
  const { t } = useTranslation('desk-bank')
  return (
    <TextField
      type="date"
      label={t('add.day')}
      error={errorOf('day')}
      value={typed.day}
      onChange={({ target }) => set({ day: target.value })}
    />
  )
}

interface WordsFieldProps {
  form: EntryForm
  name: 'payer' | 'memo'
  maxLength: number
}

function WordsField({ form: { typed, set }, name, maxLength }: WordsFieldProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <TextField
      label={t(`add.${name}`)}
      maxLength={maxLength}
      autoComplete="off"
      value={typed[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
}
