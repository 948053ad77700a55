import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/forms/use-now'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { AskerName } from './asker-name'
import type { ThreadDetail } from './inbox.api'
import { BookingLink, MemberLink, TopicLink, TourLink } from './thread-links'

/** Who asks, and about what. */
export function ThreadFacts({ thread }: { thread: ThreadDetail }) {
  const facts = useFacts(thread)
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

function useFacts(thread: ThreadDetail): [label: string, value: ReactNode][] {
  const { t } = useTranslation(['inbox', 'common'])
  const lang = useLang()
  const now = useNow()
  const { username, email, tourId, tourName, reference, people, date, topic, booking } = thread
  return [
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
}
