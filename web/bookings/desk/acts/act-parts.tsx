import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import { AGREED_BY, REASON_MAX } from '../../../../worker/contracts/bookings/event-inputs'
import { HOUR_MS } from '../../../../worker/contracts/dates/durations'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { readCount } from '../../../desk/editor/typed-numbers'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { CompanyReasonFields } from '../../../desk/ui/company-reason'
import { useClock } from '../../../desk/ui/use-clock'
import { useMoney } from '../../../desk/ui/use-money'
import { useNow } from '../../../platform/forms/use-now'
import { AreaField, TextField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { refundPreviewQuery } from '../bookings.api'
import { type ActPart, shortfallOf } from './act-inputs'
import { OfferedChange } from './offered-change'

/** The parts of the acts' dialogs. */

export function Hint({ event }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  return <p>{t(`acts.${event}.hint`)}</p>
}

export function LinkHint({ booking: { email } }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  if (email === null) return <p>{t('acts.link.renew.hintWithoutMail')}</p>
  return <p>{t('acts.link.renew.hint', { email })}</p>
}

/** Whether money that is there confirms the trip at once. */
export function ReviveHint({ money }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  const stays = money?.stays.amount ?? 0
  if (!money || stays <= 0) return <p>{t('acts.revive.hint')}</p>
  return <p>{t(stays >= money.deposit.amount ? 'acts.revive.confirms' : 'acts.revive.holds')}</p>
}

/** Deadline of the deposit, now and with the extra hours. */
export function HoldTimes({ booking: { payBy }, form }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  const time = useClock()
  const now = useNow()
  if (payBy === null) return null
  const later = Math.max(payBy, now) + (readCount(form.value('hours')) ?? 0) * HOUR_MS
  return (
    <p role="status" className="tabular">
      {t('acts.hold.extend.hint', { now: time(payBy), later: time(later) })}
    </p>
  )
}

export function Hours({ form }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t('acts.hold.extend.hours')}
      inputMode="numeric"
      autoComplete="off"
      className="tabular max-w-32"
      {...form.field('hours', { fault: t('acts.hold.extend.fault') })}
    />
  )
}

/** The reason for the guest, in the guest's language. */
export function Reason({ booking, form }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  return (
    <AreaField
      label={t('reason.label')}
      lang={LANG_TAG[booking.lang]}
      maxLength={REASON_MAX}
      {...form.field('reason', { fault: t('reason.fault') })}
    />
  )
}

/** A trip that took place after all is corrected without a reason. */
export function CorrectedReason(part: ActPart) {
  const { t } = useTranslation('desk-bookings')
  if (part.booking.status === 'no_show') return <p>{t('acts.trip.correct.came')}</p>
  return (
    <>
      <p>{t('acts.trip.correct.hint')}</p>
      <Reason {...part} />
    </>
  )
}

const REASONS = ['full', 'season', 'tour', 'guide'] as const

/** Reason for declining: an editable text from the list, or the admin's own words. */
export function DeclineReason({ booking: { lang, email }, form }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  const language = t(`inLanguage.${lang}`)
  return (
    <>
      <KnownReasons lang={lang} onChoose={(reason) => form.set('reason', reason)} />
      <AreaField
        label={t('reason.label')}
        hint={t(
          email === null ? 'acts.request.decline.hintWithoutMail' : 'acts.request.decline.hint',
          {
            language,
          },
        )}
        lang={LANG_TAG[lang]}
        maxLength={REASON_MAX}
        {...form.field('reason', { fault: t('reason.fault') })}
      />
    </>
  )
}

function KnownReasons({ lang, onChoose }: { lang: Lang; onChoose: (reason: string) => void }) {
  const { t } = useTranslation(['desk-bookings', 'desk-people'])
  return (
    <ChoiceField
      label={t('acts.request.decline.template')}
      value=""
      choices={REASONS}
      textOf={(each) => t(`acts.request.decline.label.${each}`)}
      onChoose={(chosen) => onChoose(t(`acts.request.decline.reason.${reasonIn(chosen, lang)}`))}
    >
      <option value="">{t('desk-people:inbox.saved.choose')}</option>
    </ChoiceField>
  )
}

function reasonIn(reason: (typeof REASONS)[number], lang: Lang) {
  return `${reason}_${lang}` as const
}

export function CompanyReason({ form }: ActPart) {
  return <CompanyReasonFields form={form} />
}

/** The day on which the guest asked to cancel. */
export function AskedDay({ form, today }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      type="date"
      max={today}
      label={t('acts.cancel.guest.day')}
      {...form.field('day', { fault: t('acts.cancel.guest.fault') })}
    />
  )
}

const ROWS =
  'tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-card border border-line p-3 text-sm'

/** The refund if the trip is cancelled this way. */
export function RefundPreview({ event, booking, form, today }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  const by = event === 'cancel.company' ? 'company' : 'guest'
  const day = form.value('day')
  const asked = event === 'cancel.guest' && day !== '' && day <= today ? { by, day } : { by }
  const options = refundPreviewQuery(booking.id, booking.version, asked as { by: typeof by })
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  return (
    <Loaded query={query} skeleton="h-24 w-full" failure={t('refunds.preview.failed')}>
      {(preview) => <Preview {...preview} />}
    </Loaded>
  )
}

function Preview({ paid, keep, refundMin, refundMax, daysBefore }: CancellationPreview) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const [least, most] = [format(refundMin), format(refundMax)]
  const back = least === most ? most : t('refunds.preview.range', { least, most })
  return (
    <dl aria-live="polite" className={ROWS}>
      <dt>{t('refunds.preview.daysBefore')}</dt>
      <dd className="text-end">{daysBefore}</dd>
      <dt>{t('refunds.preview.paid')}</dt>
      <dd className="text-end">{format(paid)}</dd>
      <dt>{t('refunds.preview.keep')}</dt>
      <dd className="text-end">{format(keep)}</dd>
      <dt className="font-semibold">{t('refunds.preview.back')}</dt>
      <dd className="text-end font-semibold">{back}</dd>
    </dl>
  )
}

/** The missing part of the deposit. */
export function Shortfall({ money }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  if (!money) return null
  const { missing, isShort } = shortfallOf(money)
  const amounts = {
    missing: format({ ...money.deposit, amount: missing }),
    deposit: format(money.deposit),
  }
  return <p>{t(isShort ? 'acts.deposit.cover.short' : 'acts.deposit.cover.hint', amounts)}</p>
}

export function WaiveReason({ form }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  return (
    <AreaField
      label={t('acts.deposit.cover.reason')}
      hint={t('acts.deposit.cover.reasonHint')}
      maxLength={REASON_MAX}
      {...form.field('reason', { fault: t('reason.fault') })}
    />
  )
}

export function Offer({ booking }: ActPart) {
  return <OfferedChange booking={booking} />
}

/** How the guest agreed to the change. */
export function AgreedBy({ form }: ActPart) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('acts.change.accept.via')}
      choices={AGREED_BY}
      textOf={(each) => t(`acts.change.accept.by.${each}`)}
      {...form.choice('via')}
    />
  )
}
