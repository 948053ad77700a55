import { useQuery } from '@tanstack/react-query'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { DeskEventName } from '../../../../worker/contracts/bookings/booking-events'
import { LIVE } from '../../../../worker/contracts/bookings/booking-states'
import type { BookingErasure } from '../../../../worker/contracts/privacy'
import { Allowed } from '../../../desk/ui/allowed'
import { DeskForm, useDeskForm } from '../../../desk/ui/desk-form'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { CheckField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { AboutBooking } from '../about-booking'
import { Acts } from '../acts/act-dialog'
import { ACT_NAMES } from '../acts/acts'
import { bookingQuery, type Booking, eraseBooking } from '../bookings.api'
import { BookingEvents } from '../events/event-list'
import { ListSteps } from '../list/list-place'
import { BookingMessages } from '../messages/booking-messages'
import { BookingMoney } from '../money/booking-money'
import { NextPanel, useNextStep } from '../next/next-panel'
import type { NextStep } from '../next/next-step'
import { QuoteList } from '../quotes/quote-list'
import { ReversedChip, SaysSentChip, StatusChip, WaitingChip } from '../status-chip'
import { TripCrew } from '../trips/crew/trip-crew'
import { useKeepsName } from '../use-keeps-name'
import { BookingFacts } from './booking-facts'
import { ChangePanel } from './change-panel'

/** Acts with buttons in other places: beside the balance, the change and the next step. */
const ELSEWHERE: ReadonlySet<DeskEventName> = new Set(['deposit.cover', 'change.accept'])
const OF_STEP: Partial<Record<NextStep['kind'], readonly DeskEventName[]>> = {
  late: ['revive'],
  over: ['trip.complete', 'trip.no_show'],
}

/** A booking: messages and composer, beside the trip, the actions and the history. */
export function BookingPage({ id }: { id: number }) {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(bookingQuery(id))
  return (
    <>
      <ListSteps id={id} />
      <Loaded query={query} skeleton="h-96 w-full" failure={t('failed')}>
        {(booking) => <OpenBooking booking={booking} />}
      </Loaded>
    </>
  )
}

function OpenBooking({ booking }: { booking: Booking }) {
  const step = useNextStep(booking)
  return (
    <>
      <BookingHead booking={booking} />
      <Allowed needs="bookings:manage">
        <NextPanel booking={booking} step={step} />
      </Allowed>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <BookingFacts booking={booking} />
          <BookingMessages booking={booking} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <BookingActions booking={booking} step={step} />
          <BookedTrip booking={booking} />
          <Allowed needs="bookings:erase">
            <ErasePanel booking={booking} />
          </Allowed>
        </div>
      </div>
    </>
  )
}

/** The guest, status and number of a booking. */
function BookingHead({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const { name, pid, status, awaitsSince, saysSentAt, lacksDeposit } = booking
  return (
    <header className="flex flex-col gap-3">
      <h1 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-2xl">
        <span className="wrap-anywhere">{name ?? t('erased')}</span>
        <StatusChip status={status} />
        <SaysSentChip saysSentAt={saysSentAt} />
        <WaitingChip awaitsSince={awaitsSince} />
        <ReversedChip lacksDeposit={lacksDeposit} />
      </h1>
      <p className="tabular text-sm text-muted">{t('number', { pid })}</p>
    </header>
  )
}

/** The other acts that a booking allows now; those of the next step are above, those that end it come last. */
function BookingActions({ booking, step }: { booking: Booking; step: NextStep | null }) {
  const { t } = useTranslation('desk-bookings')
  const ofStep = (step && OF_STEP[step.kind]) ?? []
  const events = ACT_NAMES.filter((event) => !ELSEWHERE.has(event) && !ofStep.includes(event))
  return (
    <section aria-label={t('actions')} className="flex flex-wrap gap-2">
      <Acts booking={booking} events={events} />
    </section>
  )
}

/** A booking's quotes, payments, crew and history. */
function BookedTrip({ booking }: { booking: Booking }) {
  const { reference, status, trip, lacksGuide } = booking
  return (
    <>
      <ChangePanel booking={booking} />
      <QuoteList booking={booking} />
      {reference !== null && <BookingMoney booking={booking} />}
      {status === 'confirmed' && trip && <TripCrew trip={trip} lacksGuide={lacksGuide} />}
      <BookingEvents booking={booking} />
    </>
  )
}

/** Deletes the guest's personal data from a booking that is over. */
function ErasePanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const [isOpen, setOpen] = useState(false)
  if (!isErasable(booking)) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        <Eraser aria-hidden size={18} />
        {t('payments.erase.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('payments.erase.title')}>
        <EraseForm booking={booking} onClose={close} />
      </Dialog>
    </>
  )
}

/** A booking with a reference keeps the guest's name with its payments. */
function isErasable({ status, reference, name, email, phone, notes }: Booking): boolean {
  const named = email ?? phone ?? notes ?? (reference === null ? name : null)
  return named !== null && !LIVE.has(status)
}

type EraseFormProps = { booking: Pick<Booking, 'id' | 'story'>; onClose: () => void }

function EraseForm({ booking: { id, story }, onClose }: EraseFormProps) {
  const { t } = useTranslation('desk-bookings')
  const { keepsName, onFault } = useKeepsName()
  const form = useDeskForm({
    schema: z.object({ removesStory: z.boolean() }).transform((typed) => ({ keepsName, ...typed })),
    start: { removesStory: false },
    call: (client, json: BookingErasure) => eraseBooking(client, id, json),
    done: () => t('payments.erase.done'),
    onDone: onClose,
    onFault,
  })
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="danger"
      label={t(keepsName ? 'payments.erase.rest' : 'payments.erase.action')}
      waiting={t('payments.erase.working')}
    >
      <AboutBooking id={id} />
      <p>{t('payments.erase.text')}</p>
      {story && story.state !== 'removed' && (
        <CheckField
          label={t('payments.erase.story')}
          checked={form.value('removesStory')}
          onChange={({ target }) => form.set('removesStory', target.checked)}
        />
      )}
    </DeskForm>
  )
}
