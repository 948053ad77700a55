import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_MAX } from '../../../../worker/contracts/bookings/booking-limits'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { lengthOf, visibleLength } from '../../../../worker/contracts/text/text-length'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { formatNumber } from '../../../platform/i18n/format'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { TimeAgo } from '../../../ui/time-ago'
import type { MessageDraft } from '../letter/use-letter'
import { Fold } from '../panel'
import { answerQuote } from '../quote/quote.api'
import { isOutdated, sendMessage } from '../trip.api'
import { useOpenedTrip } from '../use-act'

/** The messages of guest and company, the newest last, and a form for the next one. */
export function Thread({ booking, draft }: { booking: GuestBooking; draft: MessageDraft }) {
  const { messages, actions } = booking
  const { t } = useTranslation('trip')
  const canWrite = actions.includes('message')
  if (messages.length === 0 && !canWrite) return null
  return (
    <section aria-labelledby="trip-thread" className="flex max-w-reading flex-col gap-4">
      <h2 id="trip-thread" className="text-xl">
        {t('thread.title')}
      </h2>
      {messages.length === 0 && <p className="text-muted">{t('thread.empty')}</p>}
      {messages.length > 0 && <Messages messages={messages} />}
      {canWrite && <MessageForm booking={booking} stored={draft} />}
    </section>
  )
}

/** Messages that are always shown; earlier ones are folded above them. */
const NEWEST = 3

/** The newest last. */
function Messages({ messages }: Pick<GuestBooking, 'messages'>) {
  const { t } = useTranslation('trip')
  const earlier = messages.slice(0, -NEWEST)
  return (
    <>
      {earlier.length > 0 && (
        <Fold label={t('thread.earlier', { count: earlier.length })}>
          <MessageList messages={earlier} />
        </Fold>
      )}
      <MessageList messages={messages.slice(-NEWEST)} />
    </>
  )
}

function MessageList({ messages }: Pick<GuestBooking, 'messages'>) {
  const items = messages.map((message) => <Message key={message._id} {...message} />)
  return <ol className="flex flex-col gap-3">{items}</ol>
}

function Message({ author, text, createdAt }: GuestBooking['messages'][number]) {
  const { t } = useTranslation('trip')
  const { company } = useSite()
  const isOwn = author === 'guest'
  return (
    <li
      className={`rounded-card border border-line p-4 ${isOwn ? '' : 'border-s-4 border-s-primary bg-surface'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <strong>{isOwn ? t('thread.you') : company.shortName}</strong>
        <span className="text-muted">
          <TimeAgo time={createdAt} />
        </span>
      </p>
      <p lang={textLang(text)} className="mt-1 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </li>
  )
}

function MessageForm({ booking, stored }: { booking: GuestBooking; stored: MessageDraft }) {
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
      <SendRow send={send} stored={stored} />
    </Form>
  )
}

type Sending = ReturnType<typeof useSending>

function SendRow({ send, stored }: { send: Sending; stored: MessageDraft }) {
  const { t } = useTranslation('trip')
  const { draft, isStored } = stored
  const kept = isStored ? t('thread.kept') : ''
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SubmitButton
        look="primary"
        label={t('thread.send')}
        waiting={t('thread.sending')}
        isWaiting={send.isPending}
      />
      <p role="status" className="text-sm text-muted">
        {send.isSuccess && draft.text === '' ? t('thread.sent') : kept}
      </p>
    </div>
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
  return { form, fault: wasTried ? fault : undefined, submit, send }
}

function useFault(text: string): string | undefined {
  const { t } = useTranslation('trip')
  const lang = useLang()
  if (visibleLength(text) === 0) return t('thread.none')
  const length = lengthOf(text)
  if (length <= MESSAGE_MAX) return undefined
  const [typed, max] = [length, MESSAGE_MAX].map((count) => formatNumber(count, lang))
  return t('thread.long', { length: typed, max })
}

function useSending(booking: GuestBooking, onSent: (text: string) => void) {
  const { pid } = booking
  const { keyOf, done } = useRequestKey()
  const { refetch } = useOpenedTrip(pid)
  return useMutation({
    mutationFn: async (text: string, { client }) => {
      const question = questionOf(booking, text)
      if (question) await answerQuote(client, { pid, answer: question }, keyOf(question))
      else await sendMessage(client, pid, text, keyOf(text))
    },
    onError: async (error) => {
      if (isOutdated(error)) await refetch()
    },
    onSuccess: async (_sent, text) => {
      done()
      onSent(text)
      await refetch()
    },
  })
}

/** While a quote is open, a message is a question about it; the quote can still be accepted. */
function questionOf({ version, quote, actions }: GuestBooking, text: string) {
  if (!quote || !actions.includes('quote.ask')) return null
  return { act: 'ask' as const, number: quote.number, version, text }
}
