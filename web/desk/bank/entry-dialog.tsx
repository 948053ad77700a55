import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEMO_MAX, PAYER_MAX } from '../../../worker/contracts/bank-entries'
import { addDays, calgaryDay, isCalendarDay } from '../../../worker/contracts/calendar'
import { CURRENCIES, type Currency } from '../../../worker/contracts/currencies'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, SelectField, TextField } from '../../ui/field'
import { DialogButtons } from '../ui/dialog-buttons'
import { AccountField } from './account-field'
import { addEntry, importsQuery, type NewBankEntry } from './bank.api'
import { readTyped } from './typed-money'
import { useWrite } from '../ui/use-write'

/** Money that was seen in the account before a file has it. */
export function EntryDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('desk-bank')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('add.title')}>
      <EntryForm onClose={onClose} />
    </Dialog>
  )
}

const EMPTY = { account: '', currency: 'CAD' as Currency, amount: '', payer: '', memo: '' }

function EntryForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-bank')
  const form = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState(() => ({ ...EMPTY, day: calgaryDay(Date.now()) }))
  const [isChecked, setChecked] = useState(false)
  const { data } = useQuery(importsQuery())
  const adding = useWrite({
    call: (client, added: NewBankEntry, requestKey) => addEntry(client, added, requestKey),
    done: () => t('add.done'),
    onDone: onClose,
  })
  const set = (part: Partial<typeof fields>) => setFields({ ...fields, ...part })
  const entry = toEntry(fields)
  const errorOf = (name: keyof typeof fields) =>
    isChecked && faultsOf(fields).includes(name) ? t(`fault.${name as 'account'}`) : undefined
  const submit = () => {
    setChecked(true)
    if (entry) return adding.isPending || adding.mutate(entry)
    return setTimeout(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  return (
    <div ref={form}>
      <Form onSubmit={submit}>
        <AccountField
          known={data?.accounts ?? []}
          error={errorOf('account')}
          value={fields.account}
          onChange={(account) => set({ account })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('add.currency')}
            value={fields.currency}
            onChange={({ target }) =>
              set({ currency: CURRENCIES.find((each) => each === target.value) ?? 'CAD' })
            }
          >
            {CURRENCIES.map((currency) => (
              <option key={currency} value={currency}>
                {t(`currency.${currency}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('add.amount')}
            error={errorOf('amount')}
            inputMode="decimal"
            autoComplete="off"
            className="tabular text-end"
            value={fields.amount}
            onChange={({ target }) => set({ amount: target.value })}
          />
        </div>
        <TextField
          type="date"
          label={t('add.day')}
          error={errorOf('day')}
          value={fields.day}
          onChange={({ target }) => set({ day: target.value })}
        />
        <TextField
          label={t('add.payer')}
          maxLength={PAYER_MAX}
          autoComplete="off"
          value={fields.payer}
          onChange={({ target }) => set({ payer: target.value })}
        />
        <TextField
          label={t('add.memo')}
          maxLength={MEMO_MAX}
          autoComplete="off"
          value={fields.memo}
          onChange={({ target }) => set({ memo: target.value })}
        />
        <FailureAlert failure={adding.error} />
        <DialogButtons
          onCancel={onClose}
          look="primary"
          label={t('add.action')}
          waiting={t('saving')}
          isWaiting={adding.isPending}
        />
      </Form>
    </div>
  )
}

interface EntryFields {
  account: string
  currency: Currency
  amount: string
  day: string
  payer: string
  memo: string
}

function faultsOf({ account, amount, currency, day }: EntryFields): (keyof EntryFields)[] {
  // Korea is a day ahead.
  const isDay = isCalendarDay(day) && day <= addDays(calgaryDay(Date.now()), 1)
  return [
    ...(account.trim() === '' ? (['account'] as const) : []),
    ...(readTyped(amount, currency) === null ? (['amount'] as const) : []),
    ...(isDay ? [] : (['day'] as const)),
  ]
}

function toEntry(fields: EntryFields): NewBankEntry | null {
  if (faultsOf(fields).length > 0) return null
  const { account, currency, day, payer, memo } = fields
  const amount = readTyped(fields.amount, currency) ?? 0
  return { account, currency, day, amount, payer: payer.trim() || null, memo }
}
