import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_MAX } from '../../../../worker/contracts/bookings/booking-limits'
import type { Deadline } from '../../../../worker/contracts/bookings/guest-money'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form } from '../../../ui/field'
import { focusFault } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { MomentLine } from '../moment'
import { SheetButton } from '../sheet-button'
import { useAct } from '../use-act'
import { askForOtherDate } from './ending.api'

/** After the company has cancelled, the guest may keep the money for another date. */
export function OtherDate({ booking, until }: { booking: GuestBooking; until: Deadline }) {
  const { t } = useTranslation('trip')
  return (
    <div className="no-print flex flex-col items-start gap-2 border-t border-line pt-4">
      <MomentLine label={t('other.until')} {...until} />
      <SheetButton look="primary" label={t('other.open')} title={t('other.title')}>
        {(close) => <OtherDateForm booking={booking} onClose={close} />}
      </SheetButton>
    </div>
  )
}

function OtherDateForm({ booking, onClose }: { booking: GuestBooking; onClose: () => void }) {
  const { t } = useTranslation('trip')
  const { text, setText, hasFault, send, isPending, error } = useOtherDate(booking.pid)
  return (
    <Form onSubmit={send}>
      <p>{t('other.text')}</p>
      <AreaField
        label={t('other.label')}
        error={hasFault ? t('other.none') : undefined}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FailureAlert failure={error} />
      <FormButtons isSending={isPending} onClose={onClose} />
    </Form>
  )
}

function FormButtons({ isSending, onClose }: { isSending: boolean; onClose: () => void }) {
  const { t } = useTranslation(['trip', 'common'])
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{t('common:cancel')}</Button>
      <SubmitButton
        look="primary"
        label={t('other.send')}
        waiting={t('other.busy')}
        isWaiting={isSending}
      />
    </div>
  )
}

function useOtherDate(pid: string) {
  const [text, setText] = useState('')
  const [wasTried, setTried] = useState(false)
  const { act, isPending, error } = useAct(pid, askForOtherDate)
  const isEmpty = visibleLength(text) === 0
  const send = () => {
    setTried(true)
    // Wait until the fault is rendered.
    if (isEmpty) setTimeout(focusFault)
    else act({ pid, text: text.trim() })
  }
  return { text, setText, hasFault: wasTried && isEmpty, send, isPending, error }
}
