import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { StoredDraftBanner } from '../../../desk/editor/stored-draft-banner'
import { BackLink } from '../../../desk/ui/back-link'
import { NewBookingGuest } from './new-booking-guest'
import { NewBookingStatus } from './new-booking-status'
import { NewBookingTrip } from './new-booking-trip'
import { useNewBooking } from './use-new-booking'

/** Enters a booking that came by phone, mail, chat or on the board. */
export function NewBookingPage() {
  const { t } = useTranslation('desk-bookings')
  const { form, drafts } = useNewBooking()
  const save = { label: t('new.save'), waiting: t('new.saving'), isWaiting: form.isPending }
  return (
    <>
      <BackLink to="/admin/bookings">{t('title')}</BackLink>
      <h1 className="text-2xl">{t('new.title')}</h1>
      <StoredDraftBanner editor={drafts} />
      <Form onSubmit={form.submit} className="flex max-w-3xl flex-col gap-8">
        <NewBookingTrip form={form} />
        <NewBookingGuest form={form} />
        <NewBookingStatus form={form} />
        <FailureAlert failure={form.failure} />
        <SubmitButton look="primary" className="self-start" {...save} />
      </Form>
    </>
  )
}
