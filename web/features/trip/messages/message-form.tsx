import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_MAX } from '../../../../worker/contracts/bookings/booking-limits'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { lengthOf, visibleLength } from '../../../../worker/contracts/text/text-length'
import { formatNumber } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import type { MessageDraft } from './use-message-draft'
import { useSending } from './use-sending'

interface MessageFormProps {
  booking: GuestBooking
  draft: MessageDraft
}

export function MessageForm({ booking, draft: stored }: MessageFormProps) {
  const { t } = useTranslation('trip')
  const { draft, change } = stored
  const { form, fault, submit, send } = useMessage(booking, stored)
  return (
    <Form id="trip-message" ref={form} onSubmit={submit} className="no-print flex flex-col gap-3">
      <AreaField
        label={t('thread.write')}
        error={fault}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <FailureAlert failure={send.error} />
      <div className="flex flex-wrap items-center gap-3">
        <SendButton isSending={send.isPending} />
        <MessageStatus isSent={send.isSuccess && draft.text === ''} isKept={stored.isStored} />
      </div>
    </Form>
  )
}

function SendButton({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('trip')
  return (
    <SubmitButton
      look="primary"
      label={t('thread.send')}
      waiting={t('thread.sending')}
      isWaiting={isSending}
    />
  )
}

function MessageStatus({ isSent, isKept }: { isSent: boolean; isKept: boolean }) {
  const { t } = useTranslation('trip')
  const kept = isKept ? t('thread.kept') : ''
  return (
    <p role="status" className="text-sm text-muted">
      {isSent ? t('thread.sent') : kept}
    </p>
  )
}

function useMessage(booking: GuestBooking, { draft, clearSent }: MessageDraft) {
  const [wasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = useSending(booking, (text) => {
    setTried(false)
    clearSent({ text })
  })
  const fault = useFault(draft.text)
  const submit = () => {
    setTried(true)
    if (fault) form.current?.querySelector('textarea')?.focus()
    else if (!send.isPending) send.mutate(draft.text)
  }
  return { form, fault: wasTried ? (fault ?? undefined) : undefined, submit, send }
}

function useFault(text: string): string | null {
  const { t } = useTranslation('trip')
  const lang = useLang()
  if (visibleLength(text) === 0) return t('thread.none')
  const length = lengthOf(text)
  return length > MESSAGE_MAX
    ? t('thread.long', {
        length: formatNumber(length, lang),
        max: formatNumber(MESSAGE_MAX, lang),
      })
    : null
}
