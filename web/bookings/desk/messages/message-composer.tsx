import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { AnswerField } from '../../../desk/inbox/answer-field'
import { withReply } from '../../../desk/inbox/fill-reply'
import { SendButton } from '../../../desk/inbox/send-button'
import { ChoiceButtons } from '../../../desk/ui/choice-buttons'
import type { Booking } from '../bookings.api'
import { BookingReplies } from './booking-replies'
import { useMessageComposer, WAYS } from './use-message-composer'

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
      <Form onSubmit={composer.send} className="flex flex-col gap-3">
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
  const { way, text, setText, send } = composer
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
        onSend={send}
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
