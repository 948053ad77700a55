import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { StoredDraftBanner } from '../../editor/stored-draft-banner'
import { NewBookingGuest } from './new-booking-guest'
import { NewBookingStatus } from './new-booking-status'
import { NewBookingTrip } from './new-booking-trip'
import { useNewBooking } from './use-new-booking'

/** Enters a booking that came by phone, mail, chat or on the board. */
export function NewBookingPage() {
  const { t } = useTranslation('desk-bookings')
  const form = useNewBooking()
  return (
    <>
      <BackToBookings />
      <h1 className="text-2xl">{t('new.title')}</h1>
      <StoredDraftBanner editor={form} />
      <Form onSubmit={form.send} className="flex max-w-3xl flex-col gap-8">
        <NewBookingTrip form={form} />
        <NewBookingGuest form={form} />
        <NewBookingStatus form={form} />
        <FailureAlert failure={form.failure} />
        <SaveButton isWaiting={form.isPending} />
      </Form>
    </>
  )
}

function BackToBookings() {
  const { t } = useTranslation('desk-bookings')
  return (
    <Link to="/admin/bookings" className={`${buttonClass('link')} self-start`}>
      <ChevronLeft aria-hidden size={18} />
      {t('title')}
    </Link>
  )
}

function SaveButton({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <SubmitButton
      look="primary"
      className="self-start"
      label={t('new.save')}
      waiting={t('new.saving')}
      isWaiting={isWaiting}
    />
  )
}
