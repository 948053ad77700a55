import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_MAX } from '../../../../worker/contracts/booking-limits'
import type { Deadline } from '../../../../worker/contracts/guest-money'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { visibleLength } from '../../../../worker/contracts/text-length'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form } from '../../../ui/field'
import { focusFault, focusHeading } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { Moment } from '../moment'
import { askForOtherDate } from '../trip.api'
import { useAct } from '../use-act'

/** After the company has cancelled: the money may stay for another date. */
export function OtherDate({ booking, until }: { booking: GuestBooking; until: Deadline }) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="no-print flex flex-col items-start gap-2 border-t border-line pt-4">
      <p>
        {t('other.until')} <Moment {...until} />
      </p>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('other.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('other.title')} look="sheet">
        <OtherDateForm booking={booking} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function OtherDateForm({ booking, onClose }: { booking: GuestBooking; onClose: () => void }) {
  const { t } = useTranslation(['trip', 'common'])
  const [text, setText] = useState('')
  const [wasTried, setTried] = useState(false)
  const { mutate, isPending, error } = useAct(booking.pid, askForOtherDate)
  const isEmpty = visibleLength(text) === 0
  const send = () => {
    setTried(true)
    // After the fault is shown.
    if (isEmpty) return setTimeout(focusFault)
    return mutate({ booking, text: text.trim() }, { onSuccess: () => setTimeout(focusHeading) })
  }
  return (
    <Form onSubmit={() => void send()}>
      <p>{t('other.text')}</p>
      <AreaField
        label={t('other.label')}
        error={wasTried && isEmpty ? t('other.none') : undefined}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FailureAlert failure={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <SubmitButton
          look="primary"
          label={t('other.send')}
          waiting={t('other.busy')}
          isWaiting={isPending}
        />
      </div>
    </Form>
  )
}
