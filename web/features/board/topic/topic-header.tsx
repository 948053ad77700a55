import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Topic } from '../board.presenter'
import { textLang } from '../../../platform/i18n/text-lang'
import { CategoryChip, StoryMark, TopicStates } from '../topic-facts'
import { buttonClass } from '../../../ui/button'

type TopicHeaderProps = { topic: Topic; tourAddress: string | null }

/** `tourAddress` is null for a topic of the contact forum. */
export function TopicHeader({ topic, tourAddress }: TopicHeaderProps) {
  const { t } = useTranslation('board')
  return (
    <header className="flex flex-col gap-3 border-b border-line pb-6">
      <TopicPlace topic={topic} tourAddress={tourAddress} />
      <h1 lang={textLang(topic.name)} className="text-2xl sm:text-3xl">
        {topic.name}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <CategoryChip category={topic.category} />
        <StoryMark story={topic.story} />
        <TopicStates topic={topic} />
        {topic.replies > 0 && <span>{t('replies', { count: topic.replies })}</span>}
        {topic.views > 0 && <span>{t('views', { count: topic.views })}</span>}
      </p>
      {topic.tags.length > 0 && <Tags tags={topic.tags} />}
    </header>
  )
}

/** The tour that the topic is about. */
function TopicPlace({ topic, tourAddress }: TopicHeaderProps) {
  const { t } = useTranslation('board')
  if (!tourAddress) return <p className="text-muted">{t('topic.onContact')}</p>
  return (
    <p className="text-muted">
      <span className="sr-only">{t('topic.onTour')}: </span>
      <Link to="/tour/$address" params={{ address: tourAddress }} className={buttonClass('link')}>
        {topic.tourName}
      </Link>
    </p>
  )
}

function Tags({ tags }: Pick<Topic, 'tags'>) {
  const { t } = useTranslation('board')
  return (
    <ul aria-label={t('topic.tags')} className="flex flex-wrap gap-x-3">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/search" search={{ q: tag }} className={`${buttonClass('link')} text-sm`}>
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
