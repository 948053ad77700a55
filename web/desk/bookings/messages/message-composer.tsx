import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import type { Booking } from '../bookings.api'
import { BookingReplies } from './booking-replies'
import { useMessageComposer, WAYS, type Way } from './use-message-composer'

/** Answers the guest, writes down what was said elsewhere, or adds a note. Ctrl+Enter sends. */
export function MessageComposer({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['desk-bookings', 'inbox'])
  const form = useRef<HTMLDivElement>(null)
  const composer = useMessageComposer(booking, () =>
    form.current?.querySelector('textarea')?.focus(),
  )
  const { way, text, setText, send, isPending } = composer
  const isToGuest = way !== 'note'
  return (
    <div ref={form} id="compose" className="flex flex-col gap-3 border-t border-line pt-4">
      <Ways booking={booking} way={way} onChoose={composer.setWay} />
      <Form onSubmit={send} className="flex flex-col gap-3">
        {isToGuest && (
          <BookingReplies
            booking={booking}
            onChoose={(reply) =>
              setText(text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`)
            }
          />
        )}
        <AreaField
          label={t(`compose.text.${way}`)}
          hint={t(`compose.hint.${way}`, { language: t(`inLanguage.${booking.lang}`) })}
          error={composer.fault}
          value={text}
          lang={isToGuest ? LANG_TAG[booking.lang] : undefined}
          className="field-sizing-content max-h-[50vh] min-h-36"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          }}
        />
        {way === 'page' && text.trim() !== '' && <Preview booking={booking} text={text} />}
        <FailureAlert failure={composer.failure} />
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton
            look="primary"
            label={t(`compose.send.${way}`)}
            waiting={t('inbox:sending')}
            isWaiting={isPending}
          />
          <span role="status" className="text-sm text-muted">
            {text !== '' && composer.isStored ? t('inbox:kept') : ''}
          </span>
        </div>
      </Form>
    </div>
  )
}

interface WaysProps {
  booking: Booking
  way: Way
  onChoose: (way: Way) => void
}

function Ways({ booking, way, onChoose }: WaysProps) {
  const { t } = useTranslation('desk-bookings')
  // Without an address nothing can be mailed.
  const ways = WAYS.filter((each) => each !== 'page' || booking.email !== null)
  return (
    <div role="group" aria-label={t('compose.ways')} className="flex flex-wrap gap-2">
      {ways.map((each) => (
        <Button
          key={each}
          look={each === way ? 'primary' : 'quiet'}
          aria-pressed={each === way}
          onClick={() => onChoose(each)}
        >
          {t(`compose.way.${each}`)}
        </Button>
      ))}
    </div>
  )
}

/** The mail as the guest gets it. */
function Preview({ booking: { lang }, text }: { booking: Booking; text: string }) {
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
