import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/forms/use-now'
import { formatDay } from '../../platform/i18n/format'
import { textLang } from '../../platform/i18n/text-lang'
import { useLang } from '../../platform/i18n/use-lang'
import { AlertBanner } from '../../ui/alert-banner'
import type { ListControls } from '../ui/list/use-list-address'
import type { ThreadDetail } from './inbox.api'
import { ThreadSettings } from './thread-settings'
import { StateChip, useAskerName } from './thread-summary'

/** The title, facts and owner of a thread, and buttons for its state. */
export function ThreadHead({ thread, controls }: { thread: ThreadDetail; controls: ListControls }) {
  const { t } = useTranslation('desk-people')
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h2 lang={textLang(thread.title)} className="min-w-0 grow basis-64 text-xl wrap-anywhere">
          {thread.title}
        </h2>
        <StateChip thread={thread} />
      </div>
      <ThreadFacts thread={thread} />
      {thread.isRemoved && <AlertBanner kind="info">{t('inbox.removedHint')}</AlertBanner>}
      {thread.isHeld && <Held email={thread.email} />}
      {thread.mergedInto !== null && <Merged into={thread.mergedInto} controls={controls} />}
      <ThreadSettings thread={thread} />
    </header>
  )
}

/** That the thread's mails are held, with a link to them. */
function Held({ email }: Pick<ThreadDetail, 'email'>) {
  const { t } = useTranslation('desk-people')
  return (
    <AlertBanner kind="info">
      {t('inbox.heldHint')}{' '}
      <Link
        to="/admin/outbox"
        search={{ status: 'held', ...(email !== null && { to: email }) }}
        className="underline underline-offset-4"
      >
        {t('inbox.openHeld')}
      </Link>
    </AlertBanner>
  )
}

function Merged({ into, controls }: { into: number; controls: ListControls }) {
  const { t } = useTranslation('desk-people')
  return (
    <AlertBanner kind="info">
      {t('inbox.merged')}{' '}
      <Link
        to="/admin/inbox"
        search={{ ...controls.state, thread: String(into) }}
        className="underline underline-offset-4"
      >
        {t('inbox.openMerged')}
      </Link>
    </AlertBanner>
  )
}

/** The asker and the subject. */
function ThreadFacts({ thread }: { thread: ThreadDetail }) {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {useFacts(thread).map(([label, value, link]) => (
        <div key={label} className="flex min-w-0 items-center gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">
            {link ? (
              <Link {...link} className={LINK}>
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Fact = [label: string, value: string | number | false | null, link?: LinkProps | false | null]

function useFacts(thread: ThreadDetail): Fact[] {
  const { t } = useTranslation(['desk-people', 'site'])
  const lang = useLang()
  const now = useNow()
  const { username, email, tourId, tourName, reference, people, date, topic, booking } = thread
  const facts: Fact[] = [
    [t('inbox.from'), useAskerName(thread), username !== null && toMember(username)],
    [t('inbox.email'), username !== null && email],
    [t('inbox.tour'), tourId !== null && tourName, tourId !== null && toTour(tourId)],
    [t('inbox.people'), people],
    [t('inbox.date'), date && formatDay(date, lang, now)],
    [t('inbox.language'), t(`site:language.${thread.lang}`)],
    [t('inbox.reference'), reference],
    [t('inbox.where'), topic && t('inbox.openTopic'), topic && toTopic(topic)],
    [
      t('inbox.source.booking'),
      booking && t('inbox.openBooking'),
      booking ? toBooking(booking) : null,
    ],
  ]
  return facts.filter(([, value]) => Boolean(value))
}

const LINK =
  'inline-flex min-h-11 min-w-11 items-center text-primary underline underline-offset-4 lg:min-h-6'

function toMember(q: string): LinkProps {
  return { to: '/admin/members', search: { q } }
}

function toTour(id: number): LinkProps {
  return { to: '/tour/$address', params: { address: String(id) } }
}

function toTopic({ tourId, topicId }: { tourId: number; topicId: number }): LinkProps {
  const params = { tourId: String(tourId), topicId: String(topicId) }
  return { to: '/tour/$tourId/$topicId', params }
}

function toBooking(id: number): LinkProps {
  return { to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } }
}
