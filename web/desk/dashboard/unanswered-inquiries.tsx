import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Desk } from './desk.api'
import { useLang } from '../../platform/i18n/use-lang'
import { pickText } from '../../platform/i18n/translated'
import { useClock } from '../ui/use-clock'

/** Inquiries without a reply from the company for more than a day, oldest first. */
export function UnansweredInquiries({ desk }: { desk: Desk }) {
  const { t } = useTranslation('admin')
  const lang = useLang()
  const time = useClock()
  return (
    <section
      id="unanswered"
      aria-labelledby="unanswered-title"
      className="flex scroll-mt-4 flex-col gap-2"
    >
      <h2 id="unanswered-title" className="text-lg">
        {t('attention.unanswered')}
      </h2>
      {desk.unanswered.length === 0 ? (
        <p className="text-muted">{t('unanswered.empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {desk.unanswered.map((topic) => (
            <li key={topic.id}>
              <Link
                to="/tour/$forumId/$topicId"
                params={{ forumId: String(topic.tourId), topicId: String(topic.id) }}
                className="flex min-h-11 flex-col px-4 py-2 hover:underline"
              >
                <span className="min-w-0 font-semibold break-words">
                  {topic.isPrivate && (
                    <Lock
                      role="img"
                      aria-label={t('reports.private')}
                      size={14}
                      className="me-1 inline"
                    />
                  )}
                  {topic.name}
                </span>
                <span className="text-sm text-muted">
                  {topic.username ?? t('audit.noMember')} · {pickText(topic.tourName, lang).text} ·{' '}
                  <time>{time(topic.waitingSince)}</time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
