import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { lengthOf } from '../../../worker/contracts/text-length'
import { NOTES_MAX } from '../../../worker/contracts/booking-limits'
import { writeAddress } from '../../platform/i18n/addresses'
import { useLang } from '../../platform/i18n/use-lang'
import { useSite } from '../../platform/site/site'
import { AreaField, CheckField, Form, TextField } from '../../ui/field'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { SumField } from '../../ui/sum-field'
import { useDaysText } from './chosen-day'
import { RequestSums, RequestTotal } from './request-sums'
import type { SheetRequest } from './use-request'
import { useFaultText } from './use-fault-text'

/** Who asks, with the total and what a cancellation would return. */
export function GuestStep({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const { draft, form, send, back, failure, isPending, tour, human } = request
  const { answerHours } = useSite().company
  return (
    <Form ref={form} onSubmit={send} className="request-form">
      <div className="request-body">
        <div className="flex min-w-0 flex-col gap-4">
          <ChosenTrip request={request} />
          <GuestFields request={request} />
          {human.place}
        </div>
        <RequestSums tour={tour} draft={draft} />
      </div>
      <FailureAlert failure={failure} lead={t('notSent')} />
      <div className="request-foot">
        <p className="w-full text-sm text-muted">{t('free', { count: answerHours })}</p>
        <Button look="framedIcon" onClick={back} aria-label={t('back')}>
          <ArrowLeft aria-hidden size={18} />
        </Button>
        <RequestTotal tour={tour} draft={draft} />
        <SubmitButton
          look="main"
          label={t('send')}
          waiting={t('sending')}
          isWaiting={isPending}
          disabled={human.isOpen}
        />
      </div>
    </Form>
  )
}

/** What was chosen in the first step, in a line. */
function ChosenTrip({ request: { draft, tour, departure } }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const daysText = useDaysText()
  const { day, flexDays, adults, children, pickup } = draft
  const flex = !departure && flexDays > 0 && t(`flex.${flexDays as 1 | 3 | 7}`)
  const parts = [
    day === '' ? t('flex.noDay') : daysText(day, departure ?? tour),
    day !== '' && flex,
    departure && t('join.chosen'),
    t('party.adultCount', { count: adults }),
    children > 0 && t('party.childCount', { count: children }),
    t(`pickup.${pickup}`),
  ]
  return <p className="font-semibold">{parts.filter(Boolean).join(' · ')}</p>
}

function GuestFields({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const textOf = useFaultText()
  const { draft, faults, change, isMember, sum, departure } = request
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <TextField
        ref={first}
        label={t('name')}
        autoComplete="name"
        enterKeyHint="next"
        required
        value={draft.name}
        error={textOf(faults.name)}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        type="email"
        inputMode="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        enterKeyHint="next"
        required
        value={draft.email}
        error={textOf(faults.email)}
        onChange={({ target }) => change({ email: target.value })}
      />
      {sum.isAsked && (
        <SumField
          sum={sum.question}
          hint={t('sumHint')}
          error={textOf(faults.sum)}
          value={sum.answer}
          onChange={({ target }) => sum.setAnswer(target.value)}
        />
      )}
      <MoreFields request={request} />
      <div className="flex flex-col">
        {departure && (
          <CheckField
            label={t('join.agree', { count: departure.seatsLeft })}
            checked={draft.agreesToJoin}
            onChange={({ target }) => change({ agreesToJoin: target.checked })}
          />
        )}
        {isMember ? (
          <p className="text-sm text-muted">
            <Terms sentence="terms.member" />
          </p>
        ) : (
          <CheckField
            label={<Terms sentence="terms.agree" />}
            checked={draft.agreesToTerms}
            aria-invalid={faults.terms !== undefined || undefined}
            aria-describedby="request-terms-fault"
            onChange={({ target }) => change({ agreesToTerms: target.checked })}
          />
        )}
        <p id="request-terms-fault" aria-live="polite" className="text-sm text-danger">
          {textOf(faults.terms)}
        </p>
      </div>
    </>
  )
}

/** What may stay empty. */
function MoreFields({ request: { draft, faults, change } }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const textOf = useFaultText()
  const isUsed = draft.phone !== '' || draft.notes !== ''
  const [isWrong, length] = [faults.phone ?? faults.notes, lengthOf(draft.notes)]
  const tooLong = faults.notes === 'TextTooLong' ? t('notesLength', { length, max: NOTES_MAX }) : ''
  return (
    <details open={isUsed || isWrong !== undefined}>
      <summary className="flex min-h-11 items-center font-semibold text-primary">
        {t('more')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <TextField
          type="tel"
          label={t('phone')}
          autoComplete="tel"
          value={draft.phone}
          error={textOf(faults.phone)}
          onChange={({ target }) => change({ phone: target.value })}
        />
        <AreaField
          label={t('notes')}
          hint={t('notesHint')}
          value={draft.notes}
          error={faults.notes && `${textOf(faults.notes) ?? ''} ${tooLong}`.trim()}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </div>
    </details>
  )
}

function Terms({ sentence }: { sentence: 'terms.agree' | 'terms.member' }) {
  const { t } = useTranslation('booking')
  return (
    <Trans
      t={t}
      i18nKey={sentence}
      components={{ terms: <PageLink path="/tandc" />, refund: <PageLink path="/attention" /> }}
    />
  )
}

/** A page to read beside the sheet, which stays open. */
function PageLink({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <a
      href={writeAddress(path, useLang())}
      target="_blank"
      rel="noopener"
      className="text-primary underline underline-offset-4"
    >
      {children}
    </a>
  )
}
