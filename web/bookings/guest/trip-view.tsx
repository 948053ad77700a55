import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../worker/contracts/bookings/quotes'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { calgaryText } from '../../../worker/contracts/dates/calgary-text'
import { useLang } from '../../platform/i18n/use-lang'
import { watchBookingKey } from '../../platform/session/mailed-link'
import { useSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { LoginButton } from '../../ui/login-button'
import { QuoteDays } from '../../ui/quote/quote-days'
import { RetryButton } from '../../ui/retry-button'
import { ChangeOffer } from './change/change-offer'
import { OpenWish, ChangeWish } from './change/change-wish'
import { CancelTrip } from './ending/cancel-trip'
import { EndingPanel } from './ending/ending-panel'
import { Withdraw } from './ending/withdraw'
import { EmailCorrection } from './facts/email-correction'
import { GuestData } from './facts/guest-data'
import { LanguageOffer } from './facts/language-offer'
import { TripFacts } from './facts/trip-facts'
import { CodeForm, SendLink, KeepLink } from './facts/ways-in'
import { LetterMoney, BESIDE } from './letter/letter-money'
import { useLetter, type Letter } from './letter/use-letter'
import { Thread } from './messages/thread'
import { useForgottenTrip } from './pack/use-forgotten-trip'
import { Fold } from './panel'
import { PackPart, StoryPart, TravellersPart } from './panels-on-demand'
import { QuoteAcceptance } from './quote/quote-acceptance'
import { canAccept } from './quote/quote.view'
import { AddToCalendar } from './status/add-to-calendar'
import { TripStatus } from './status/trip-status'
import { Ticket } from './ticket/ticket'
import { TripWaiting } from './trip-waiting'
import { tripQuery, type Opened } from './trip.api'
import { clocksOf, isOver } from './trip.view'

/** The booking at the address, or the reason it is not shown. */
export function TripView({ pid }: { pid: string }) {
  const { data, error, refetch, dataUpdatedAt, isFetching } = useQuery(tripQuery(pid))
  useEffect(() => watchBookingKey(() => void refetch()), [refetch])
  useForgottenTrip(pid, data)
  const retry = () => void refetch()
  if (!data) return error ? <TripFailed error={error} onRetry={retry} /> : <TripWaiting isAtOnce />
  if (data.state !== 'open') return <TripClosed pid={pid} state={data.state} />
  return (
    <>
      {error && <StaleNote at={dataUpdatedAt} onRetry={retry} isBusy={isFetching} />}
      <TripLetter booking={data.booking} />
    </>
  )
}

function TripFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['trip', 'site'])
  return (
    <div className="flex max-w-reading flex-col gap-6">
      <h1 className="text-3xl">{t('site:trip.title')}</h1>
      <FailureAlert failure={error} lead={t('failed')} action={<RetryButton onRetry={onRetry} />} />
    </div>
  )
}

/** Offline, the last known state is kept and shown with its time, `at` in UTC ms. */
function StaleNote({ at, onRetry, isBusy }: { at: number; onRetry: () => void; isBusy: boolean }) {
  const { t } = useTranslation(['trip', 'site'])
  const lang = useLang()
  return (
    <div className="mb-6">
      <AlertBanner
        kind="warning"
        action={
          <Button onClick={onRetry} disabled={isBusy}>
            {t('site:retry')}
          </Button>
        }
      >
        {t('stale', { time: clocksOf({ at, text: calgaryText(at) }, lang).calgary })}
      </AlertBanner>
    </div>
  )
}

/**
 * Without a booking: the link was missing, wrong or expired. The code of the same mail opens it, too; a new mail goes to the
 * booking's own address.
 */
function TripClosed({ pid, state }: { pid: string; state: Exclude<Opened['state'], 'open'> }) {
  const { t } = useTranslation('trip')
  const login = useSession()
  return (
    <div className="flex max-w-reading flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl">{t(`shut.${state}.title`)}</h1>
        <p className="text-muted">{t(`shut.${state}.text`)}</p>
      </div>
      {state !== 'ended' && (
        <>
          <CodeForm pid={pid} />
          <SendLink pid={pid} />
        </>
      )}
      {/* Members can open their bookings after a login. */}
      {!login && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
          <p className="text-muted">{t('shut.member')}</p>
          <LoginButton look="quiet" />
        </div>
      )}
    </div>
  )
}

/** An opened booking: its status and next step, the plan and the money, the messages and the request. */
function TripLetter({ booking: opened }: { booking: GuestBooking }) {
  const lang = useLang()
  const letter = useLetter(opened)
  const { booking } = letter
  const { quote, pid } = booking
  return (
    <div className="flex flex-col gap-6">
      {booking.lang !== lang && <LanguageOffer pid={pid} lang={booking.lang} />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,var(--container-reading))_22rem] lg:grid-rows-[auto_auto_1fr] lg:justify-between">
        <LetterHead letter={letter} />
        {quote && <LetterMoney letter={letter} quote={quote} />}
        <LetterBody letter={letter} />
        <LetterAside letter={letter} />
      </div>
      {quote && canAccept(booking) && <QuoteAcceptance letter={letter} quote={quote} />}
    </div>
  )
}

/** The messages, then the plan of the agreed trip: a plan that is still to be accepted is above the price. */
function LetterBody({ letter: { booking, situation, draft } }: { letter: Letter }) {
  const { quote, plan, scope, now } = booking
  return (
    <div className="flex min-w-0 flex-col gap-8 empty:hidden lg:col-start-1">
      {scope !== 'pack' && <Thread booking={booking} draft={draft} />}
      {plan && <Plan quote={plan} isFolded={false} today={calgaryDay(now)} />}
      {quote && situation !== 'quoted' && (
        <Plan quote={quote} isFolded={isOver(situation)} today={calgaryDay(now)} />
      )}
    </div>
  )
}

/** The status of the booking, and the panels for the guest's answers and corrections. */
function LetterHead({ letter }: { letter: Letter }) {
  const lang = useLang()
  const { booking, offer, situation, ask } = letter
  const { quote, pid, guest, scope } = booking
  return (
    <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">
      <TripStatus booking={booking} offer={offer} situation={situation} onAsk={ask} />
      <Ticket booking={booking} situation={situation} />
      {booking.hours && <AddToCalendar booking={booking} hours={booking.hours} />}
      <PackPart booking={booking} />
      <TravellersPart booking={booking} />
      <StoryPart booking={booking} />
      <EndingPanel booking={booking} />
      {offer ? <ChangeOffer booking={booking} offer={offer} /> : <OpenWish booking={booking} />}
      {scope === 'requester' && guest?.email && (
        <EmailCorrection pid={pid} email={guest.email} mayCorrect={guest.mayCorrectEmail} />
      )}
      {quote && situation === 'quoted' && <QuoteDays quote={quote} lang={lang} />}
    </div>
  )
}

/** The facts of the request, and the actions that change or end it. */
function LetterAside({ letter: { booking, ask } }: { letter: Letter }) {
  const { t } = useTranslation('trip')
  const { quote, pid, scope, guest } = booking
  const place = quote ? 'min-w-0 max-w-reading lg:col-start-1' : BESIDE
  return (
    <aside aria-label={t('facts.title')} className={`flex flex-col gap-6 ${place}`}>
      <TripFacts booking={booking} />
      <ChangeWish booking={booking} />
      <Withdraw booking={booking} />
      <CancelTrip booking={booking} />
      {guest?.isLinkMailable && <KeepLink pid={pid} />}
      {scope === 'lead' && (
        <GuestData pid={pid} onAsk={booking.actions.includes('message') ? ask : undefined} />
      )}
    </aside>
  )
}

interface PlanProps {
  quote: Pick<Quote, 'days' | 'lang'>
  isFolded: boolean
  /** YYYY-MM-DD in Calgary. */
  today: string
}

/** The days of a trip; collapsed as a whole once it is over or will not take place. */
function Plan({ quote, isFolded, today }: PlanProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  if (!isFolded) return <QuoteDays quote={quote} lang={lang} open={today} />
  return (
    <Fold label={t('plan.show')} className="no-print max-w-reading border-y border-line">
      <div className="py-4">
        <QuoteDays quote={quote} lang={lang} />
      </div>
    </Fold>
  )
}
