import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListSection } from '../../../desk/ui/list/list-section'
import { useClock } from '../../../desk/ui/use-clock'
import { useMoney } from '../../../desk/ui/use-money'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { StatusChip } from '../status-chip'
import type { Guest } from './guests.api'

const ROW = 'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1 text-sm'
const LINK =
  'inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline'

interface SectionsProps {
  guest: Guest
}

/** Trips, money, notes and mails of a guest. */
export function GuestSections({ guest }: SectionsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Trips guest={guest} />
      <Money guest={guest} />
      <Notes guest={guest} />
      <Mails guest={guest} />
    </div>
  )
}

function Trips({ guest: { bookings } }: SectionsProps) {
  const { t } = useTranslation(['desk-guests', 'desk-bookings'])
  const moneyOf = useMoney()
  const lang = useLang()
  return (
    <ListSection title={t('bookings')} none={t('noBookings')} count={bookings.length}>
      {bookings.map(({ id, tourName, day, status, party, total: amount, currency }) => (
        <li key={id} className={ROW}>
          <Link to="/admin/bookings/$bookingId" params={{ bookingId: String(id) }} className={LINK}>
            {tourName ?? t('desk-bookings:anyTour')}
          </Link>
          <StatusChip status={status} />
          <span className="tabular ms-auto text-muted">
            {[
              day === null ? t('desk-bookings:anyDay') : formatDay(day, lang),
              t('desk-bookings:quotes.change.party', { count: party }),
              ...(amount > 0 ? [moneyOf({ amount, currency })] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ListSection>
  )
}

function Money({ guest: { money } }: SectionsProps) {
  const { t } = useTranslation('desk-guests')
  const moneyOf = useMoney()
  return (
    <ListSection title={t('money.title')} none={t('money.none')} count={money.length}>
      {money.map(({ currency, ...sums }) => (
        <li key={currency} className="px-4 py-3">
          <dl className="grid grid-cols-3 gap-3 text-sm">
            {(['paid', 'owed', 'refunded'] as const).map((name) => (
              <div key={name} className="min-w-0">
                <dt className="text-muted">{t(`money.${name}`)}</dt>
                <dd className="tabular font-semibold wrap-anywhere">
                  {moneyOf({ currency, amount: sums[name] })}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ListSection>
  )
}

function Notes({ guest: { notes } }: SectionsProps) {
  const { t } = useTranslation('desk-guests')
  const time = useClock()
  if (notes.length === 0) return null
  return (
    <ListSection title={t('notes')} none="" count={notes.length}>
      {notes.map(({ bookingId, text, createdAt }) => (
        <li key={`${bookingId} ${createdAt}`} className={ROW}>
          <Link
            to="/admin/bookings/$bookingId"
            params={{ bookingId: String(bookingId) }}
            className={`${LINK} whitespace-pre-wrap`}
          >
            {text}
          </Link>
          <time className="ms-auto text-muted">{time(createdAt)}</time>
        </li>
      ))}
    </ListSection>
  )
}

function Mails({ guest: { mails, email } }: SectionsProps) {
  const { t } = useTranslation('desk-guests')
  const time = useClock()
  return (
    <ListSection title={t('mails')} none={t('noMails')} count={mails.length}>
      {mails.map(({ id, subject, createdAt }) => (
        <li key={id} className={ROW}>
          <Link to="/admin/outbox" search={email === null ? {} : { to: email }} className={LINK}>
            {subject}
          </Link>
          <time className="ms-auto text-muted">{time(createdAt)}</time>
        </li>
      ))}
    </ListSection>
  )
}
