import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_MAX } from '../../../../worker/contracts/booking-limits'
import { lengthOf, visibleLength } from '../../../../worker/contracts/text-length'
import { useRequestKey } from '../../../platform/api/use-request-key'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { useDraft } from '../../../platform/drafts/use-draft'
import { formatNumber } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { answerQuote } from '../quote/quote.api'
import { isOutdated, sendMessage, tripQuery } from '../trip.api'

const EMPTY = { text: '' }

/** The guest's next message, kept in this browser until it was sent. */
export const useMessageDraft = (pid: string) => useDraft(`trip:${pid}`, EMPTY)
export type MessageDraft = ReturnType<typeof useMessageDraft>

/** Moves to the field of the next message. */
export function focusMessage(): void {
  const field = document.querySelector<HTMLTextAreaElement>('#trip-message textarea')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

interface MessageFormProps {
  booking: GuestBooking
  draft: MessageDraft
}

export function MessageForm({ booking, draft: stored }: MessageFormProps) {
  const { t } = useTranslation('trip')
  const { draft, change, clearSent, isStored } = stored
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
  return (
    <Form id="trip-message" ref={form} onSubmit={submit} className="no-print flex flex-col gap-3">
      <AreaField
        label={t('thread.write')}
        error={wasTried ? (fault ?? undefined) : undefined}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <FailureAlert failure={send.error} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton
          look="primary"
          label={t('thread.send')}
          waiting={t('thread.sending')}
          isWaiting={send.isPending}
        />
        <p role="status" className="text-sm text-muted">
          {statusOf(send.isSuccess && draft.text === '', isStored)}
        </p>
      </div>
    </Form>
  )

  function statusOf(isSent: boolean, isKept: boolean): string {
    if (isSent) return t('thread.sent')
    return isKept ? t('thread.kept') : ''
  }
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

/** While a quote is open, a message is a question about it, and the quote stays acceptable. */
function useSending(
  { pid, version, quote, actions }: GuestBooking,
  onSent: (text: string) => void,
) {
  const { keyOf, done } = useRequestKey()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (text: string, { client }) => {
      const isAsked = quote && actions.includes('quote.ask')
      const answer = isAsked && { act: 'ask' as const, number: quote.number, version, text }
      if (answer) await answerQuote(client, { pid, answer }, keyOf(answer))
      else await sendMessage(client, pid, text, keyOf(text))
    },
    onError: async (error) => {
      if (isOutdated(error)) await queryClient.invalidateQueries(tripQuery(pid))
    },
    onSuccess: async (_sent, text) => {
      done()
      onSent(text)
      await queryClient.invalidateQueries(tripQuery(pid))
    },
  })
}
