import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '../../../worker/contracts/desk-booking'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { visibleLength } from '../../../worker/contracts/text-length'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { AreaField, Form, SelectField } from '../../ui/field'
import { DialogButtons } from '../ui/dialog-buttons'
import { AboutBooking } from './about-booking'
import { EventsSince } from './booking-events'
import type { Booking } from './bookings.api'
import { useBookingEvent } from './use-booking-event'

interface DeclineDialogProps {
  booking: Booking
  isOpen: boolean
  onClose: () => void
}

/** Declines a request with a reason in the guest's language. What changed since then is shown; the text stays. */
export function DeclineDialog({ booking, isOpen, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('decline.title')}>
      <DeclineForm booking={booking} onClose={onClose} />
    </Dialog>
  )
}

const REASONS = ['full', 'season', 'tour', 'guide'] as const

function reasonIn(reason: (typeof REASONS)[number], lang: Lang) {
  return `${reason}_${lang}` as const
}

function DeclineForm({ booking, onClose }: Omit<DeclineDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['desk-bookings', 'desk-quotes', 'inbox'])
  const { lang, email } = booking
  const [seenVersion, setSeenVersion] = useState(booking.version)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const decline = useBookingEvent(booking, {
    done: t('decline.done'),
    onDone: onClose,
    onFault: () => form.current?.querySelector('textarea')?.focus(),
  })
  const isEmpty = visibleLength(reason) === 0
  const send = () => {
    setChecked(true)
    if (isEmpty) return form.current?.querySelector('textarea')?.focus()
    setSeenVersion(booking.version)
    return decline.mutate({
      event: 'request.decline',
      version: booking.version,
      data: { reason },
    })
  }
  return (
    <div ref={form} className="flex flex-col gap-4">
      <Form onSubmit={send}>
        <AboutBooking id={booking.id} />
        <SelectField
          label={t('decline.template')}
          value=""
          onChange={({ target: { value } }) => {
            const chosen = REASONS.find((each) => each === value)
            if (chosen) setReason(t(`decline.reason.${reasonIn(chosen, lang)}`))
          }}
        >
          <option value="">{t('inbox:saved.choose')}</option>
          {REASONS.map((each) => (
            <option key={each} value={each}>
              {t(`decline.label.${each}`)}
            </option>
          ))}
        </SelectField>
        <AreaField
          label={t('decline.text')}
          hint={t(email === null ? 'decline.hintWithoutMail' : 'decline.hint', {
            language: t(`inLanguage.${lang}`),
          })}
          error={isChecked && isEmpty ? t('desk-quotes:hold.release.fault') : undefined}
          lang={LANG_TAG[lang]}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FailureAlert failure={decline.error} />
        <EventsSince booking={booking} version={seenVersion} />
        <DialogButtons
          onCancel={onClose}
          look="danger"
          label={t('decline.action')}
          waiting={t('inbox:sending')}
          isWaiting={decline.isPending}
          disabled={!booking.actions.includes('request.decline')}
        />
      </Form>
    </div>
  )
}
