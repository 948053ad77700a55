import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MEMO_MAX, PAYER_MAX } from '../../../../worker/contracts/bookings/bank-entries'
import { TextField } from '../../../ui/field'
import { AmountField } from '../../../desk/ui/amount-field'
import { DeskForm, useDeskForm, type FormFields } from '../../../desk/ui/desk-form'
import { AccountField } from './account-field'
import { addEntry, importsQuery } from './bank.api'
import { CurrencyField } from './currency-field'
import { emptyEntry, newEntry, type TypedEntry } from './typed-entry'

/** Adds money that was seen in the account before a statement has it. */
export function NewEntryForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const form = useDeskForm({
    schema: newEntry,
    start: emptyEntry(),
    call: addEntry,
    done: () => t('bank.add.done'),
    onDone: onClose,
  })
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="primary"
      label={t('bank.add.action')}
      waiting={t('bank.saving')}
    >
      <EntryFields form={form} />
    </DeskForm>
  )
}

function EntryFields({ form }: { form: FormFields<TypedEntry> }) {
  const { t } = useTranslation('desk-bookings')
  const { data } = useQuery(importsQuery())
  const [account, amount, day] = (['account', 'amount', 'day'] as const).map((name) =>
    form.field(name, { fault: t(`bank.fault.${name}`) }),
  )
  return (
    <>
      <AccountField known={data?.accounts ?? []} {...account} />
      <div className="grid gap-4 sm:grid-cols-2">
        <CurrencyField
          value={form.value('currency')}
          onChoose={(currency) => form.set('currency', currency)}
        />
        <AmountField label={t('bank.add.amount')} {...amount} />
      </div>
      <TextField type="date" label={t('bank.add.day')} {...day} />
      <TextField
        label={t('bank.add.payer')}
        maxLength={PAYER_MAX}
        autoComplete="off"
        {...form.field('payer')}
      />
      <TextField
        label={t('bank.add.memo')}
        maxLength={MEMO_MAX}
        autoComplete="off"
        {...form.field('memo')}
      />
    </>
  )
}
