import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_MAX } from '../../../../worker/contracts/bookings/booking-limits'
import type { GuestEnding, GuestRefund } from '../../../../worker/contracts/bookings/cancellation'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Deadline } from '../../../../worker/contracts/bookings/guest-money'
import { TOLD_LINES } from '../../../../worker/contracts/bookings/refund-policy'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import { formatDay } from '../../../platform/i18n/format'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { MomentLine } from '../moment'
import { Panel, SheetButton } from '../panel'
import { formatMoney } from '../quote/quote.view'
import { useSentForm } from '../sent-form'
import { nothingBack } from '../trip.view'
import { askForOtherDate } from './ending.api'

const TOLD: ReadonlySet<string> = new Set(TOLD_LINES)

/** A cancelled trip: the reason, the calculation and payment of the refund, or another date. */
export function EndingPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { ending } = booking
  if (!ending) return null
  const { refund, late, by, otherDateUntil, wantsOtherDate } = ending
  return (
    <>
      {by === 'company' && <Why ending={ending} />}
      <Panel id="trip-ending" title={t('ending.title')} className="max-w-reading gap-4">
        {late && <Late late={late} />}
        {refund && <Refund refund={refund} by={by} isWaiting={wantsOtherDate} />}
        {!late && !refund && !wantsOtherDate && <p>{t(nothingBack(booking))}</p>}
        {otherDateUntil && <OtherDate booking={booking} until={otherDateUntil} />}
      </Panel>
    </>
  )
}

function Why({ ending: { why, text } }: { ending: GuestEnding }) {
  const { t } = useTranslation('trip')
  return (
    <div className="flex max-w-reading flex-col gap-3 text-lg">
      {why && why !== 'other' && <p>{t(`ending.why.${why}`)}</p>}
      {text && (
        <blockquote
          lang={textLang(text)}
          className="border-s-4 border-line ps-4 wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </blockquote>
      )}
    </div>
  )
}

function Late({ late: { received, isInTime } }: { late: NonNullable<GuestEnding['late']> }) {
  const { t } = useTranslation('trip')
  const amount = formatMoney(received, useLang())
  return (
    <>
      <p className="font-semibold">
        {t(isInTime ? 'ending.late.inTime' : 'ending.late.after', { amount })}
      </p>
      <p>{t('ending.late.next')}</p>
    </>
  )
}

interface RefundProps extends Pick<GuestEnding, 'by'> {
  refund: GuestRefund
  isWaiting: boolean
}

function Refund({ refund, by, isWaiting }: RefundProps) {
  const { working, reason, status } = refund
  // Of a trip that was cancelled for the guest, a proposal is the most: fees and suppliers may lower it.
  const isMost = status === 'proposed' && (by === 'guest' || by === 'unpaid')
  // No refund is promised while its amount waits for another date.
  const shown = isWaiting ? working.filter(({ line }) => line === 'paid') : working
  return (
    <>
      <dl className="flex flex-col gap-2">
        {shown.map((each) => (
          <WorkingLine key={each.line} isMost={isMost} {...each} />
        ))}
      </dl>
      {reason && <p lang={textLang(reason)}>{reason}</p>}
      {!isWaiting && <When refund={refund} isMost={isMost} />}
    </>
  )
}

type WorkingLineProps = GuestRefund['working'][number] & { isMost: boolean }

function WorkingLine({ line, amount, isMost }: WorkingLineProps) {
  const { t } = useTranslation('trip')
  const label = isMost && line === 'refund' ? 'ending.most' : (`ending.line.${line}` as const)
  return (
    <div className={`flex justify-between gap-4 ${lookOf(line)}`}>
      <dt>{t(label)}</dt>
      <dd className="tabular whitespace-nowrap">{formatMoney(amount, useLang())}</dd>
    </div>
  )
}

/** Amounts that other lines already include are muted. */
function lookOf(line: string): string {
  if (line === 'refund') return 'border-t border-line pt-2 text-lg font-bold'
  return TOLD.has(line) ? 'text-sm text-muted' : ''
}

function When({ refund, isMost }: { refund: GuestRefund; isMost: boolean }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { status, method, sentOn, sendAfter } = refund
  const way = t(`method.${method}`)
  if (status === 'sent' && sentOn !== null)
    return <p>{t('ending.sent', { way, day: formatDay(sentOn, lang) })}</p>
  if (status === 'proposed')
    return <p>{t(isMost ? 'ending.proposedMost' : 'ending.proposed', { way })}</p>
  return (
    <MomentLine label={t('ending.approved', { way })} {...sendAfter} className="font-semibold" />
  )
}

/** After the company has cancelled, the guest may keep the money for another date. */
function OtherDate({ booking, until }: { booking: GuestBooking; until: Deadline }) {
  const { t } = useTranslation('trip')
  return (
    <div className="no-print flex flex-col items-start gap-2 border-t border-line pt-4">
      <MomentLine label={t('other.until')} {...until} />
      <SheetButton look="primary" label={t('other.open')} title={t('other.title')}>
        {(close) => <OtherDateForm booking={booking} onClose={close} />}
      </SheetButton>
    </div>
  )
}

function OtherDateForm({ booking, onClose }: { booking: GuestBooking; onClose: () => void }) {
  const { t } = useTranslation('trip')
  const { text, setText, hasFault, send, isPending, error } = useOtherDate(booking.pid)
  return (
    <Form onSubmit={send}>
      <p>{t('other.text')}</p>
      <AreaField
        label={t('other.label')}
        error={hasFault ? t('other.none') : undefined}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FailureAlert failure={error} />
      <FormButtons isSending={isPending} onClose={onClose} />
    </Form>
  )
}

function FormButtons({ isSending, onClose }: { isSending: boolean; onClose: () => void }) {
  const { t } = useTranslation(['trip', 'site'])
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{t('site:cancel')}</Button>
      <SubmitButton
        look="primary"
        label={t('other.send')}
        waiting={t('other.busy')}
        isWaiting={isSending}
      />
    </div>
  )
}

function useOtherDate(pid: string) {
  const [text, setText] = useState('')
  const { wasTried, send, isPending, error } = useSentForm(pid, askForOtherDate)
  const isEmpty = visibleLength(text) === 0
  return {
    text,
    setText,
    hasFault: wasTried && isEmpty,
    send: () => send(isEmpty ? null : { pid, text: text.trim() }),
    isPending,
    error,
  }
}
