import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/forms/use-now'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { AlertBanner } from '../../ui/alert-banner'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'
import type { ListControls } from '../ui/list/use-list-address'
import { useAction } from '../ui/use-action'
import { changeThread, overviewQuery, type ThreadDetail } from './inbox.api'
import { StateChip } from './state-chip'
import { AskerName } from './thread-row'

interface ThreadHeadProps {
  thread: ThreadDetail
  controls: ListControls
}

/** Title, who asks about what, the owner, and the state without an answer. */
export function ThreadHead({ thread, controls }: ThreadHeadProps) {
  const { t } = useTranslation('inbox')
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h2 className="min-w-0 grow basis-64 text-xl wrap-anywhere">{thread.title}</h2>
        <StateChip thread={thread} />
      </div>
      <Facts thread={thread} />
      {thread.isRemoved && <AlertBanner kind="info">{t('removedHint')}</AlertBanner>}
      {thread.mergedInto !== null && (
        <AlertBanner kind="info">
          {t('merged')}{' '}
          <Link
            to="/admin/inbox"
            search={{ ...controls.state, thread: String(thread.mergedInto) }}
            className="underline underline-offset-4"
          >
            {t('openMerged')}
          </Link>
        </AlertBanner>
      )}
      <Settings thread={thread} />
    </header>
  )
}

function Facts({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation(['inbox', 'common'])
  const lang = useLang()
  const now = useNow()
  const { username, email, tourId, tourName, reference, people, date, topic, booking } = thread
  const facts: [label: string, value: ReactNode][] = [
    [t('from'), username === null ? <AskerName thread={thread} /> : <MemberLink name={username} />],
    [t('email'), username !== null && email],
    [t('tour'), tourId !== null && tourName && <TourLink id={tourId} name={tourName} />],
    [t('people'), people],
    [t('date'), date && formatDay(date, lang, now)],
    [t('language'), t(`common:language.${thread.lang}`)],
    [t('reference'), reference],
    [t('where'), topic && <TopicLink {...topic} />],
    [t('source.booking'), booking !== null && <BookingLink id={booking} />],
  ]
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className="flex min-w-0 items-center gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const LINK =
  'inline-flex min-h-11 items-center text-primary underline underline-offset-4 lg:min-h-6'

function MemberLink({ name }: { name: string }) {
  return (
    <Link to="/admin/members" search={{ q: name }} className={LINK}>
      {name}
    </Link>
  )
}

function TourLink({ id, name }: { id: number; name: string }) {
  return (
    <Link to="/tour/$address" params={{ address: String(id) }} className={LINK}>
      {name}
    </Link>
  )
}

function TopicLink({ tourId, topicId }: { tourId: number; topicId: number }) {
  const { t } = useTranslation('inbox')
  const params = { forumId: String(tourId), topicId: String(topicId) }
  return (
    <Link to="/tour/$forumId/$topicId" params={params} className={LINK}>
      {t('openTopic')}
    </Link>
  )
}

function BookingLink({ id }: { id: number }) {
  const { t } = useTranslation('inbox')
  return (
    <Link to="/admin/bookings/$bookingId" params={{ bookingId: String(id) }} className={LINK}>
      {t('openBooking')}
    </Link>
  )
}

function Settings({ thread: { id, state, owner } }: { thread: ThreadDetail }) {
  const { t } = useTranslation('inbox')
  const { isBusy, run } = useAction()
  const owners = useQuery(overviewQuery()).data?.owners ?? (owner ? [owner] : [])
  const isOpen = state === 'new' || state === 'waiting'
  const change = (to: 'done' | 'answered' | 'waiting') =>
    void run((client) => changeThread(client, id, { state: to }), {
      text: t(`changed.${to}`),
      ...(isOpen && { undo: (client) => changeThread(client, id, { state: 'waiting' }) }),
    })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-44 grow sm:max-w-60">
        <SelectField
          label={t('owner.label')}
          value={owner?.id ?? ''}
          aria-disabled={isBusy}
          onChange={({ target: { value } }) =>
            void run((client) => changeThread(client, id, { owner: value ? Number(value) : null }))
          }
        >
          <option value="">{t('owner.none')}</option>
          {owners.map((each) => (
            <option key={each.id} value={each.id}>
              {each.username}
            </option>
          ))}
        </SelectField>
      </div>
      {isOpen && (
        <Button disabled={isBusy} onClick={() => change('answered')}>
          {t('answeredElsewhere')}
        </Button>
      )}
      {state === 'done' ? (
        <Button disabled={isBusy} onClick={() => change('waiting')}>
          <RotateCcw aria-hidden size={16} />
          {t('reopen')}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => change('done')}>
          <Check aria-hidden size={16} />
          {t(isOpen ? 'doneUnanswered' : 'done')}
        </Button>
      )}
    </div>
  )
}
