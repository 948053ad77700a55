import { useTranslation } from 'react-i18next'
import { MATCHES_MAX } from '../../../../../worker/contracts/bookings/bank-matches'
import { Button } from '../../../../ui/button'
import { Form } from '../../../../ui/field'
import { useMoney } from '../../../../desk/ui/use-money'
import type { BankEntry } from '../bank.api'
import { BookingSearch } from './booking-search'
import { MatchRowFields } from './match-row-fields'
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
