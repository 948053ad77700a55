import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MATCHES_MAX } from '../../../../../worker/contracts/bookings/bank-entries'
import { AmountField } from '../../../../desk/ui/amount-field'
import { useMoney } from '../../../../desk/ui/use-money'
import { Button } from '../../../../ui/button'
import { Form, TextField } from '../../../../ui/field'
import type { BankEntry } from '../bank.api'
import { BookingSearch } from './booking-search'
import { faultsOf, isConverted, type MatchRow } from './match-rows'
import { useMatchForm, type MatchForm } from './use-match-form'

/** One to four bookings for an entry, found by name, reference, page or e-mail, with an amount each. */
export function ChosenBookings({ entry, onClose }: { entry: BankEntry; onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const form = useMatchForm(entry, onClose)
  const count = form.rows.length
  return (
    <div className="flex flex-col gap-4 overflow-y-auto">
      <Form onSubmit={form.submit}>
        {form.rows.map((row) => (
          <MatchRowFields key={row.id} form={form} row={row} />
        ))}
        {count > 0 && <UsedOfEntry form={form} />}
        {form.isChecked && count === 0 && <p role="alert">{t('bank.choose.none')}</p>}
        <ChosenButtons count={count} onClose={onClose} />
      </Form>
      {count < MATCHES_MAX && <BookingSearch form={form} />}
    </div>
  )
}

function ChosenButtons({ count, onClose }: { count: number; onClose: () => void }) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  return (
    <div className="flex flex-wrap justify-end gap-2 border-b border-line pb-4">
      <Button onClick={onClose}>{t('site:cancel')}</Button>
      <Button type="submit" look="primary">
        {count === 0 ? t('bank.choose.begin') : t('bank.choose.action', { count })}
      </Button>
    </div>
  )
}

function UsedOfEntry({ form: { entry, used, isTooMuch } }: { form: MatchForm }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  return (
    <p role="status" className={`tabular text-sm ${isTooMuch ? 'text-danger' : ''}`}>
      {t(isTooMuch ? 'bank.choose.tooMuch' : 'bank.choose.used', {
        used: format({ ...entry.left, amount: used }),
        left: format(entry.left),
      })}
    </p>
  )
}

interface MatchRowProps {
  form: MatchForm
  row: MatchRow
}

/** The amount for a chosen booking, and the entry's amount if its currency differs. */
function MatchRowFields({ form, row }: MatchRowProps) {
  const { t } = useTranslation('desk-bookings')
  const errorOf = useAmountErrors({ form, row })
  return (
    <fieldset className="grid gap-x-3 gap-y-2 rounded-field border border-line p-3 sm:grid-cols-2">
      <legend className="sr-only">{row.name}</legend>
      <RowHead form={form} row={row} />
      <AmountField
        label={t(`bank.choose.amount.${row.due.currency}`)}
        error={errorOf('amount')}
        value={row.amount}
        onChange={({ target }) => form.change(row, { amount: target.value })}
      />
      {isConverted(form.entry, row) && <EntryAmount form={form} row={row} />}
    </fieldset>
  )
}

/** The amount in the entry's currency, and the rate. */
function EntryAmount({ form, row }: MatchRowProps) {
  const { t } = useTranslation('desk-bookings')
  const errorOf = useAmountErrors({ form, row })
  return (
    <>
      <AmountField
        label={t(`bank.choose.entryAmount.${form.entry.left.currency}`)}
        error={errorOf('entryAmount')}
        value={row.entryAmount}
        onChange={({ target }) => form.change(row, { entryAmount: target.value })}
      />
      <RateNote form={form} row={row} />
    </>
  )
}

function RowHead({ form, row }: MatchRowProps) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  return (
    <div className="flex items-center gap-2 sm:col-span-2">
      <span className="min-w-0 grow font-semibold wrap-anywhere">{row.name}</span>
      <span className="tabular text-sm text-muted">
        {t('bank.due', { amount: format(row.due) })}
      </span>
      <Button
        look="icon"
        aria-label={t('bank.choose.remove', { name: row.name })}
        onClick={() => form.remove(row)}
      >
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  )
}

function RateNote({ form, row }: MatchRowProps) {
  const { t } = useTranslation('desk-bookings')
  const isFaulty = form.isChecked && faultsOf(form.entry, row).includes('rateNote')
  return (
    <div className="sm:col-span-2">
      <TextField
        label={t('bank.choose.rateNote')}
        hint={t('bank.choose.rateHint')}
        error={isFaulty ? t('bank.fault.rateNote') : undefined}
        maxLength={200}
        autoComplete="off"
        value={row.rateNote}
        onChange={({ target }) => form.change(row, { rateNote: target.value })}
      />
    </div>
  )
}

/** Rows that exceed the entry show an error at their amount in its currency. */
function useAmountErrors({ form: { entry, isChecked, isTooMuch }, row }: MatchRowProps) {
  const { t } = useTranslation('desk-bookings')
  return (name: 'amount' | 'entryAmount') => {
    if (!isChecked) return undefined
    if (faultsOf(entry, row).includes(name)) return t('bank.fault.amount')
    const isOfEntry = (name === 'entryAmount') === isConverted(entry, row)
    return isTooMuch && isOfEntry ? t('bank.fault.tooMuch') : undefined
  }
}
