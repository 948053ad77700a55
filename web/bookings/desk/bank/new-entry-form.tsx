import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { MEMO_MAX, PAYER_MAX } from '../../../../worker/contracts/bookings/bank-entries'
import { CURRENCIES } from '../../../../worker/contracts/currencies'
import { addDays, isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import { AmountField } from '../../../desk/ui/amount-field'
import { DeskForm, useDeskForm, type FormFields } from '../../../desk/ui/desk-form'
import { TextField } from '../../../ui/field'
import { AccountField, CurrencyField } from './bank-fields'
import { addEntry, importsQuery, type NewBankEntry } from './bank.api'

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

const typedEntry = z.object({
  account: z.string().refine((account) => account.trim() !== ''),
  currency: z.enum(CURRENCIES),
  amount: z.string(),
  /** YYYY-MM-DD. Korea is a day ahead. */
  day: z.string().refine((day) => isCalendarDay(day) && day <= addDays(calgaryDay(Date.now()), 1)),
  payer: z.string(),
  memo: z.string(),
})
type TypedEntry = z.input<typeof typedEntry>

/** The request of an entry as an admin types it. */
const newEntry = typedEntry
  .refine(({ amount, currency }) => parseSum(amount, currency) !== null, {
    path: ['amount'],
    // Beside the other faults.
    when: () => true,
  })
  .transform((typed): NewBankEntry => {
    const amount = parseSum(typed.amount, typed.currency) ?? 0
    return { ...typed, amount, payer: typed.payer.trim() || null }
  })

/** Dated today. */
function emptyEntry(): TypedEntry {
  const day = calgaryDay(Date.now())
  return { account: '', currency: 'CAD', amount: '', day, payer: '', memo: '' }
}
