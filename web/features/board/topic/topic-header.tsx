import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Topic } from '../board.api'
import { textLang } from '../../../platform/i18n/text-lang'
import { CategoryChip } from '../category-chip'
import { TopicStates } from '../topic-states'
import { buttonClass } from '../../../ui/button'

export function TopicHeader({ topic, tourAddress }: { topic: Topic; tourAddress: string | null }) {
  const { t } = useTranslation('board')
  return (
    <header className="flex flex-col gap-3 border-b border-line pb-6">
      {tourAddress ? (
        <p className="text-muted">
          <span className="sr-only">{t('topic.onTour')}: </span>
          <Link
            to="/tour/$address"
            params={{ address: tourAddress }}
            className={buttonClass('link')}
          >
            {topic.tourName}
          </Link>
        </p>
      ) : (
        <p className="text-muted">{t('topic.onContact')}</p>
      )}
      <h1 lang={textLang(topic.name)} className="text-2xl sm:text-3xl">
        {topic.name}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <CategoryChip category={topic.category} />
        <TopicStates topic={topic} />
        {topic.replies > 0 && <span>{t('replies', { count: topic.replies })}</span>}
        {topic.views > 0 && <span>{t('views', { count: topic.views })}</span>}
      </p>
      {topic.tags.length > 0 && (
        <ul aria-label={t('topic.tags')} className="flex flex-wrap gap-x-3">
          {topic.tags.map((tag) => (
            <li key={tag}>
              <Link to="/search" search={{ q: tag }} className={`${buttonClass('link')} text-sm`}>
                #{tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
