import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import { REASON_MAX } from '../../../../worker/contracts/bookings/event-inputs'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { AreaField } from '../../../ui/field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import type { Booking } from '../bookings.api'
import { EventForm } from './event-form'
import { useEventForm, type Ends } from './use-booking-event'

/** Declines a request with a reason in the guest's language. */
export function DeclineForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation(['desk-bookings', 'desk-people'])
  const place = useRef<HTMLDivElement>(null)
  const focusReason = () => place.current?.querySelector('textarea')?.focus()
  const { form, submit, field } = useDecline(booking, { onDone: onClose, onFault: focusReason })
  return (
    <div ref={place} className="flex flex-col gap-4">
      <EventForm
        form={form}
        onSubmit={submit}
        onCancel={onClose}
        look="danger"
        label={t('decline.action')}
        waiting={t('desk-people:inbox.sending')}
      >
        <DeclineReason booking={booking} {...field} />
      </EventForm>
    </div>
  )
}

function useDecline(booking: Booking, ends: Omit<Ends, 'done'>) {
  const { t } = useTranslation('desk-bookings')
  const [reason, setReason] = useState('')
  const form = useEventForm(booking, 'request.decline', { done: t('decline.done'), ...ends })
  const isEmpty = visibleLength(reason) === 0
  const field = { reason, isWrong: form.isChecked && isEmpty, onChange: setReason }
  return { form, field, submit: () => form.send(isEmpty ? null : { reason }) }
}

const REASONS = ['full', 'season', 'tour', 'guide'] as const

type Field = ReturnType<typeof useDecline>['field']

/** Reason for declining: an editable text from the list, or the admin's own words. */
function DeclineReason({ booking, reason, isWrong, onChange }: Field & { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const { lang, email } = booking
  const language = t(`inLanguage.${lang}`)
  return (
    <>
      <KnownReasons lang={lang} onChoose={onChange} />
      <AreaField
        label={t('decline.text')}
        hint={t(email === null ? 'decline.hintWithoutMail' : 'decline.hint', { language })}
        error={isWrong ? t('quotes.hold.release.fault') : undefined}
        lang={LANG_TAG[lang]}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

function KnownReasons({ lang, onChoose }: { lang: Lang; onChoose: (reason: string) => void }) {
  const { t } = useTranslation(['desk-bookings', 'desk-people'])
  return (
    <ChoiceField
      label={t('decline.template')}
      value=""
      choices={REASONS}
      textOf={(each) => t(`decline.label.${each}`)}
      onChoose={(chosen) => onChoose(t(`decline.reason.${reasonIn(chosen, lang)}`))}
    >
      <option value="">{t('desk-people:inbox.saved.choose')}</option>
    </ChoiceField>
  )
}

function reasonIn(reason: (typeof REASONS)[number], lang: Lang) {
  return `${reason}_${lang}` as const
}
