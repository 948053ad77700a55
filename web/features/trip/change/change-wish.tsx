import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, calgaryDay } from '../../../../worker/contracts/calendar'
import { CHANGED_PARTY_MAX, MESSAGE_MAX } from '../../../../worker/contracts/booking-limits'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { visibleLength } from '../../../../worker/contracts/text-length'
import { useDraft } from '../../../platform/drafts/use-draft'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form, SelectField, TextField } from '../../../ui/field'
import { focusFault, focusHeading } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { AnswerBy } from '../status/answer-by'
import { askForChange } from '../trip.api'
import { useAct } from '../use-act'

const EMPTY = { day: '', party: '', text: '' }

/** Asks for another day or party of a held or booked trip. */
export function ChangeWish({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  if (!booking.actions.includes('change.ask')) return null
  return (
    <>
      <Button className="no-print self-start" onClick={() => setOpen(true)}>
        {t('change.wish.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('change.wish.title')}
        look="sheet"
      >
        <WishForm booking={booking} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function WishForm({ booking, onDone }: { booking: GuestBooking; onDone: () => void }) {
  const { t } = useTranslation('trip')
  const { party, now } = booking
  const { draft, set, fault, send, isPending, error } = useWish(booking, onDone)
  const travellers = party.adults + party.children
  return (
    <Form onSubmit={send} className="flex flex-col gap-4 overflow-y-auto">
      <p>{t('change.wish.lead')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('change.wish.day')}
          hint={t('change.wish.dayHint')}
          min={addDays(calgaryDay(now), 1)}
          error={fault === 'day' ? t('change.wish.dayFault') : undefined}
          value={draft.day}
          onChange={({ target }) => set({ day: target.value })}
        />
        <SelectField
          label={t('change.wish.party')}
          value={draft.party}
          onChange={({ target }) => set({ party: target.value })}
        >
          <option value="">{t('change.wish.same', { count: travellers })}</option>
          {Array.from({ length: CHANGED_PARTY_MAX }, (_, index) => index + 1)
            .filter((count) => count !== travellers)
            .map((count) => (
              <option key={count}>{count}</option>
            ))}
        </SelectField>
      </div>
      <AreaField
        label={t('change.wish.text')}
        maxLength={MESSAGE_MAX}
        error={fault === 'nothing' ? t('change.wish.nothing') : undefined}
        value={draft.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <FailureAlert failure={error} />
      <SubmitButton
        look="primary"
        label={t('change.wish.send')}
        waiting={t('thread.sending')}
        isWaiting={isPending}
      />
    </Form>
  )
}

/** What is typed is kept in this browser until it is sent. */
function useWish({ pid, now }: GuestBooking, onDone: () => void) {
  const { draft, change, clear } = useDraft(`trip-change:${pid}`, EMPTY)
  const [wasTried, setTried] = useState(false)
  const sending = useRef(false)
  const { mutate, isPending, error, reset } = useAct(pid, askForChange)
  const { day, party, text } = draft
  const isPast = day !== '' && day <= calgaryDay(now)
  const isNothing = day === '' && party === '' && visibleLength(text) === 0
  const fault = isPast ? 'day' : isNothing ? 'nothing' : null
  return {
    draft,
    fault: wasTried ? fault : null,
    isPending,
    error,
    set: (part: Partial<typeof EMPTY>) => {
      change(part)
      if (error) reset()
    },
    send: () => {
      setTried(true)
      if (fault) return void setTimeout(focusFault)
      if (isPending || sending.current) return
      sending.current = true
      const wish = { ...(day && { day }), ...(party && { party: Number(party) }), text }
      mutate(
        { pid, wish },
        {
          onSuccess: () => {
            clear()
            setTried(false)
            onDone()
            setTimeout(focusHeading)
          },
          onSettled: () => {
            sending.current = false
          },
        },
      )
    },
  }
}

/** A wish that the company has not answered. */
export function OpenWish({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { wish, now } = booking
  if (!wish) return null
  const parts = [
    wish.day && formatDay(wish.day, lang, now),
    wish.party && t('change.travellers', { count: wish.party }),
  ].filter(Boolean)
  return (
    <div role="status" className="max-w-reading rounded-card border border-line bg-surface p-4">
      <strong className="block">
        {parts.length > 0
          ? t('change.asked.parts', { wish: parts.join(' · ') })
          : t('change.asked.text')}
      </strong>
      <span className="block">{t('change.asked.next')}</span>
      <AnswerBy booking={booking} />
    </div>
  )
}
