import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { RequestSums } from '../sums/request-sums'
import { RequestTotal } from '../sums/request-total'
import { useDaysText } from '../trip/chosen-day'
import type { SheetRequest } from '../use-request'
import { GuestFields } from './guest-fields'

/** The guest's fields, the total and the refund after a cancellation. */
export function GuestStep({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  const { draft, form, send, failure, tour, departure, human } = request
  const { phone, email } = useSite().company
  return (
    <Form ref={form} onSubmit={send} className="request-form">
      <div className="request-body">
        <div className="flex min-w-0 flex-col gap-4">
          <ChosenTrip request={request} />
          <GuestFields request={request} />
          {human.place}
        </div>
        <RequestSums {...{ tour, draft, departure }} />
      </div>
      <FailureAlert
        failure={failure}
        lead={t('notSent')}
        tooMany={t('tooMany', { phone, email })}
      />
      <Foot request={request} />
    </Form>
  )
}

/** Summarises the first step in one line. */
function ChosenTrip({ request: { draft, tour, departure, waits } }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  const daysText = useDaysText()
  const { day, flexDays, adults, children, pickup, pickupText: place } = draft
  const flex = !departure && !waits && flexDays > 0 && t(`flex.${flexDays as 1 | 3 | 7}`)
  const parts = [
    day === '' ? t('flex.noDay') : daysText(day, departure ?? tour),
    day !== '' && flex,
    departure && t('join.chosen'),
    waits && t('wait.chosen'),
    t('party.adultCount', { count: adults }),
    children > 0 && t('party.childCount', { count: children }),
    pickup === 'other' && place ? place : t(`pickup.${pickup}`),
  ]
  return <p className="font-semibold">{parts.filter(Boolean).join(' · ')}</p>
}

function Foot({ request }: { request: SheetRequest }) {
  const { draft, back, tour, departure, waits, isPending, human } = request
  const { t } = useTranslation('request')
  const { answerHours } = useSite().company
  return (
    <div className="request-foot">
      <p className="w-full text-sm text-muted">
        {waits ? t('wait.free') : t('free', { count: answerHours })}
      </p>
      <Button look="framedIcon" onClick={back} aria-label={t('back')}>
        <ArrowLeft aria-hidden size={18} />
      </Button>
      <RequestTotal {...{ tour, draft, departure }} />
      <SubmitButton
        look="main"
        label={t(waits ? 'wait.send' : 'send')}
        waiting={t('sending')}
        isWaiting={isPending}
        disabled={human.isOpen}
      />
    </div>
  )
}
