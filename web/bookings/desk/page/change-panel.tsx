import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AGREED_BY, type AgreedBy } from '../../../../worker/contracts/bookings/event-inputs'
import { ChoiceField } from '../../../desk/ui/choice-field'
import type { Openable } from '../../../desk/ui/dialog-state'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/dialog'
import { AboutBooking } from '../about-booking'
import { lastChangeOf } from '../booking.rules'
import type { Booking } from '../bookings.api'
import { useConfirmedEvent } from '../events/use-booking-event'
import { OfferedChange } from './offered-change'

/** The change that the guest requested, or the one that awaits the guest's agreement. */
export function ChangePanel({ booking }: { booking: Booking }) {
  const last = lastChangeOf(booking.events)
  const isHeld = booking.status === 'on_hold' || booking.status === 'confirmed'
  const wish = last?.event === 'change.ask' ? (last.data as Wish) : null
  if (!isHeld || (wish === null && !mayAgreeTo(booking))) return null
  return <OpenChange booking={booking} wish={wish} />
}

function mayAgreeTo({ actions }: Booking): boolean {
  return actions.includes('change.accept')
}

type Wish = { day?: string; party?: number }

function OpenChange({ booking, wish }: { booking: Booking; wish: Wish | null }) {
  const { t } = useTranslation('desk-bookings')
  const [isOpen, setOpen] = useState(false)
  const mayAgree = mayAgreeTo(booking)
  return (
    <section
      aria-labelledby="change"
      className="flex flex-col items-start gap-3 rounded-card border-2 border-primary bg-surface p-4"
    >
      <h2 id="change" className="text-lg">
        {t(mayAgree ? 'quotes.change.offered' : 'quotes.change.asked')}
      </h2>
      {wish && <WishedChange wish={wish} />}
      {mayAgree && <OfferedChange booking={booking} />}
      <p className="text-sm text-muted">
        {t(mayAgree ? 'quotes.change.agreeHint' : 'quotes.change.askHint')}
      </p>
      {mayAgree && <Button onClick={() => setOpen(true)}>{t('quotes.change.agree')}</Button>}
      <AgreeDialog booking={booking} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

function WishedChange({ wish: { day, party } }: { wish: Wish }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const parts = [day && formatDay(day, lang), party && t('quotes.change.party', { count: party })]
  const text = parts.filter(Boolean).join(' · ')
  return <p>{text ? <strong>{text}</strong> : t('quotes.change.seeMessage')}</p>
}

/** Records that the guest agreed outside the page. */
function AgreeDialog({ booking, isOpen, onClose }: Openable & { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const [via, setVia] = useState<AgreedBy>('phone')
  const cause = useConfirmedEvent(booking)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('quotes.change.agreeTitle')}
      action={t('quotes.change.agreeAction')}
      onConfirm={() =>
        void cause({ event: 'change.accept', data: { via } }, t('quotes.change.done'))
      }
    >
      <AboutBooking id={booking.id} />
      <OfferedChange booking={booking} />
      <AgreedByField value={via} onChoose={setVia} />
    </ConfirmDialog>
  )
}

function AgreedByField(field: { value: AgreedBy; onChoose: (via: AgreedBy) => void }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('quotes.change.via')}
      choices={AGREED_BY}
      textOf={(each) => t(`quotes.change.by.${each}`)}
      {...field}
    />
  )
}
