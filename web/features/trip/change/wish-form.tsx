import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CHANGED_PARTY_MAX,
  MESSAGE_MAX,
} from '../../../../worker/contracts/bookings/booking-limits'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form, SelectField, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { partySize } from './change.view'
import { useWish, type Wish } from './use-wish'

interface WishFormProps {
  booking: GuestBooking
  onDone: () => void
}

export function WishForm({ booking, onDone }: WishFormProps) {
  const { t } = useTranslation('trip')
  const wish = useWish(booking, onDone)
  return (
    <Form onSubmit={wish.send} className="flex flex-col gap-4 overflow-y-auto">
      <p>{t('change.wish.lead')}</p>
      <DayAndParty booking={booking} wish={wish} />
      <WishText wish={wish} />
      <FailureAlert failure={wish.error} />
      <SubmitButton
        look="primary"
        label={t('change.wish.send')}
        waiting={t('thread.sending')}
        isWaiting={wish.isPending}
      />
    </Form>
  )
}

function WishText({ wish: { draft, fault, set } }: { wish: Wish }) {
  const { t } = useTranslation('trip')
  return (
    <AreaField
      label={t('change.wish.text')}
      maxLength={MESSAGE_MAX}
      error={fault === 'nothing' ? t('change.wish.nothing') : undefined}
      value={draft.text}
      onChange={({ target }) => set({ text: target.value })}
    />
  )
}

function DayAndParty({ booking, wish }: { booking: GuestBooking; wish: Wish }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <OtherDay now={booking.now} wish={wish} />
      <OtherParty
        travellers={partySize(booking)}
        value={wish.draft.party}
        onChange={({ target }) => wish.set({ party: target.value })}
      />
    </div>
  )
}

function OtherDay({ now, wish: { draft, fault, set } }: { now: number; wish: Wish }) {
  const { t } = useTranslation('trip')
  return (
    <TextField
      type="date"
      label={t('change.wish.day')}
      hint={t('change.wish.dayHint')}
      min={addDays(calgaryDay(now), 1)}
      error={fault === 'day' ? t('change.wish.dayFault') : undefined}
      value={draft.day}
      onChange={({ target }) => set({ day: target.value })}
    />
  )
}

interface OtherPartyProps extends Pick<ComponentProps<'select'>, 'value' | 'onChange'> {
  travellers: number
}

function OtherParty({ travellers, ...select }: OtherPartyProps) {
  const { t } = useTranslation('trip')
  const counts = Array.from({ length: CHANGED_PARTY_MAX }, (_, index) => index + 1)
  return (
    <SelectField label={t('change.wish.party')} {...select}>
      <option value="">{t('change.wish.same', { count: travellers })}</option>
      {counts
        .filter((count) => count !== travellers)
        .map((count) => (
          <option key={count}>{count}</option>
        ))}
    </SelectField>
  )
}
