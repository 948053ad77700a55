import { useTranslation } from 'react-i18next'
import { MESSAGE_MAX, PARTY_MAX } from '../../../../worker/contracts/bookings/booking-limits'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { ChangeWish as AskedChange } from '../../../../worker/contracts/bookings/guest-requests'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import { keyed, readJson } from '../../../platform/api/api'
import { useDraft } from '../../../platform/drafts/use-draft'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form, SelectField, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { SheetButton } from '../panel'
import { useSentForm } from '../sent-form'
import { AnswerBy } from '../status/answer-by'
import { byPid, guestOf } from '../trip.api'
import type { GuestCall } from '../use-act'
import { partySize } from './change.view'

const EMPTY = { day: '', party: '', text: '' }
type Typed = typeof EMPTY

type Wish = ReturnType<typeof useWish>

/** Requests another day or party for a held or booked trip. */
export function ChangeWish({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  if (!booking.actions.includes('change.ask')) return null
  return (
    <SheetButton
      label={t('change.wish.open')}
      title={t('change.wish.title')}
      className="no-print self-start"
    >
      {(close) => <WishForm booking={booking} onDone={close} />}
    </SheetButton>
  )
}

function WishForm({ booking, onDone }: { booking: GuestBooking; onDone: () => void }) {
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

/** The input is stored in this browser until it is sent. */
function useWish({ pid, now }: GuestBooking, onDone: () => void) {
  const { draft, change, clear } = useDraft(`trip-change:${pid}`, EMPTY)
  const { wasTried, send, forget, isPending, error } = useSentForm(pid, askForChange)
  const fault = faultOf(draft, now)
  const set = (part: Partial<Typed>) => {
    change(part)
    forget()
  }
  const onSuccess = () => {
    clear()
    onDone()
  }
  return {
    draft,
    fault: wasTried ? fault : null,
    isPending,
    error,
    set,
    send: () => send(fault ? null : { pid, wish: wishOf(draft) }, { onSuccess }),
  }
}

/** `now` in UTC ms. */
function faultOf({ day, party, text }: Typed, now: number): 'day' | 'nothing' | null {
  if (day !== '' && day <= calgaryDay(now)) return 'day'
  return day === '' && party === '' && visibleLength(text) === 0 ? 'nothing' : null
}

function wishOf({ day, party, text }: Typed): AskedChange {
  return { ...(day && { day }), ...(party && { party: Number(party) }), text }
}

/** Requests another day or party for a held or booked trip. */
const askForChange: GuestCall<{ pid: string; wish: AskedChange }> = (client, { pid, wish }, key) =>
  readJson(guestOf(client).change.$post({ ...byPid(pid), json: wish }, keyed(key)))

function DayAndParty({ booking, wish }: { booking: GuestBooking; wish: Wish }) {
  const { t } = useTranslation('trip')
  const { draft, fault, set } = wish
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="date"
        label={t('change.wish.day')}
        autoComplete="off"
        hint={t('change.wish.dayHint')}
        min={addDays(calgaryDay(booking.now), 1)}
        error={fault === 'day' ? t('change.wish.dayFault') : undefined}
        value={draft.day}
        onChange={({ target }) => set({ day: target.value })}
      />
      <OtherParty travellers={partySize(booking)} wish={wish} />
    </div>
  )
}

/** Parties of a private tour, or smaller ones than a larger party that the desk has booked. */
function OtherParty({ travellers, wish }: { travellers: number; wish: Wish }) {
  const { t } = useTranslation('trip')
  const most = Math.max(PARTY_MAX, travellers)
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <SelectField
      label={t('change.wish.party')}
      value={wish.draft.party}
      onChange={({ target }) => wish.set({ party: target.value })}
    >
      <option value="">{t('change.wish.same', { count: travellers })}</option>
      {counts
        .filter((count) => count !== travellers)
        .map((count) => (
          <option key={count}>{count}</option>
        ))}
    </SelectField>
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

/** A change request that the company has not answered. */
export function OpenWish({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { wish: asked, now } = booking
  if (!asked) return null
  const { day, party } = asked
  const travellers = party && t('change.travellers', { count: party })
  const wish = [day && formatDay(day, lang, now), travellers].filter(Boolean).join(' · ')
  return (
    <div role="status" className="max-w-reading rounded-card border border-line bg-surface p-4">
      <strong className="block">
        {wish ? t('change.asked.parts', { wish }) : t('change.asked.text')}
      </strong>
      <span className="block">{t('change.asked.next')}</span>
      <AnswerBy booking={booking} />
    </div>
  )
}
