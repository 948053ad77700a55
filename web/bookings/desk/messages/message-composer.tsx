import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingStatus } from '../../../../worker/contracts/bookings/booking-states'
import type { DeskMessage } from '../../../../worker/contracts/bookings/desk-booking'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { pickText } from '../../../../worker/contracts/translated'
import { AnswerField } from '../../../desk/inbox/answer-field'
import { withReply } from '../../../desk/inbox/fill-reply'
import { ReplySelect } from '../../../desk/inbox/reply-select'
import { SendButton } from '../../../desk/inbox/send-button'
import { useTextForm } from '../../../desk/inbox/use-text-form'
import { ChoiceButtons } from '../../../desk/ui/choice-buttons'
import { formatDay } from '../../../platform/i18n/format'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { formatMoney } from '../../../ui/quote/quote-text'
import { numberOf } from '../booking.rules'
import { type Booking, sendMessage, moneyQuery, quotesQuery } from '../bookings.api'

const WANTED: Partial<Record<BookingStatus, 'deposit' | 'total'>> = {
  on_hold: 'deposit',
  confirmed: 'total',
  completed: 'total',
}

/** Ways to store a text: sent to the guest by mail and page, as a record of a call or chat, or an internal note. */
const WAYS = ['page', 'phone', 'chat', 'note'] as const

/** Answers the guest, records a call or a chat, or adds a note. */
export function MessageComposer({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const form = useRef<HTMLDivElement>(null)
  const composer = useMessageComposer(booking, () =>
    form.current?.querySelector('textarea')?.focus(),
  )
  return (
    <div ref={form} id="compose" className="flex flex-col gap-3 border-t border-line pt-4">
      <WayButtons booking={booking} composer={composer} />
      <Form onSubmit={composer.submit} className="flex flex-col gap-3">
        <MessageFields booking={booking} composer={composer} />
        <FailureAlert failure={composer.failure} />
        <SendButton label={t(`compose.send.${composer.way}`)} composer={composer} />
      </Form>
    </div>
  )
}

interface ComposerProps {
  booking: Booking
  composer: ReturnType<typeof useMessageComposer>
}

function WayButtons({ booking, composer: { way, setWay } }: ComposerProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceButtons
      label={t('compose.ways')}
      // Without an address nothing can be mailed.
      choices={WAYS.filter((each) => each !== 'page' || booking.email !== null)}
      chosen={way}
      textOf={(each) => t(`compose.way.${each}`)}
      onChoose={setWay}
    />
  )
}

/** The text, with saved replies and a mail preview if it is for the guest. */
function MessageFields({ booking, composer }: ComposerProps) {
  const { t } = useTranslation('desk-bookings')
  const { way, text, setText, submit } = composer
  const { lang } = booking
  const isToGuest = way !== 'note'
  const fill = (reply: string) => setText(withReply(text, reply))
  return (
    <>
      {isToGuest && <BookingReplies booking={booking} onChoose={fill} />}
      <AnswerField
        label={t(`compose.text.${way}`)}
        hint={t(`compose.hint.${way}`, { language: t(`inLanguage.${lang}`) })}
        lang={isToGuest ? LANG_TAG[lang] : undefined}
        composer={composer}
        onSend={() => void submit()}
      />
      {way === 'page' && text.trim() !== '' && <MailPreview lang={lang} text={text} />}
    </>
  )
}

/** The mail as the guest gets it. */
function MailPreview({ lang, text }: { lang: Lang; text: string }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <details className="rounded-card border border-line bg-surface text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold">
        {t('compose.preview')}
      </summary>
      <div lang={LANG_TAG[lang]} className="flex flex-col items-start gap-3 px-3 pb-4">
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
        <span className="rounded-field bg-primary px-3 py-2 font-semibold text-on-primary">
          {t(`compose.button.${lang}`)}
        </span>
      </div>
    </details>
  )
}

/** The unsent answer and note of a booking. One to the guest is mailed. */
function useMessageComposer({ id, email }: Booking, onFault: () => void) {
  const { t } = useTranslation('desk-bookings')
  return useTextForm({
    name: `booking-${id}`,
    firstWay: email === null ? 'note' : 'page',
    toRequest: toMessage,
    call: (client, message: DeskMessage, key) => sendMessage(client, id, message, key),
    done: (way) => t(`compose.sent.${way}`, { email: email ?? '' }),
    onFault,
  })
}
type Way = (typeof WAYS)[number]

function toMessage(way: Way, text: string): DeskMessage {
  return way === 'note' ? { text, kind: 'note', via: 'page' } : { text, kind: 'reply', via: way }
}

interface BookingRepliesProps {
  booking: Booking
  /** Called with the chosen reply in the guest's language, its placeholders filled. */
  onChoose: (text: string) => void
}

function BookingReplies({ booking, onChoose }: BookingRepliesProps) {
  return <ReplySelect lang={booking.lang} values={useValues(booking)} onChoose={onChoose} />
}

/** Values of a reply's placeholders, with days and amounts in the guest's language. */
function useValues(booking: Booking) {
  const { t } = useTranslation('desk-people')
  const { lang, name, tourNames, day } = booking
  const amount = useDue(booking)
  return {
    name: name ?? t(`inbox.fill.name.${lang}`),
    tour: pickText(tourNames, lang).text || t(`inbox.fill.tour.${lang}`),
    reference: numberOf(booking),
    day: day === null ? '' : formatDay(day, lang),
    amount: amount === null ? '' : formatMoney(amount, lang),
  }
}

function useDue({ id, reference, status }: Booking) {
  const money = useQuery({ ...moneyQuery(id), enabled: reference !== null }).data
  const quotes = useQuery(quotesQuery(id)).data ?? []
  return dueNow(status, money, quotes)
}

type DueMoney = Pick<DeskMoney, 'total' | 'deposit' | 'paid'>
type DueQuotes = readonly Pick<DeskQuote, 'status' | 'depositCents'>[]

/** Amount due now: the open quote's deposit, then the rest of the deposit, then of the total. Null if none. */
export function dueNow(status: BookingStatus, money: DueMoney | undefined, quotes: DueQuotes) {
  if (status === 'quoted') return openDeposit(quotes)
  return money ? restOf(status, money) : null
}

function openDeposit(quotes: DueQuotes): Money | null {
  const open = quotes.find((quote) => quote.status === 'open')
  return open ? { currency: 'CAD', amount: open.depositCents } : null
}

function restOf(status: BookingStatus, money: DueMoney): Money | null {
  const { currency, amount } = money[WANTED[status] ?? 'paid']
  const rest = amount - money.paid.amount
  return rest > 0 ? { currency, amount: rest } : null
}
