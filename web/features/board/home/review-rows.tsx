import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Avatar } from '../../../ui/avatar'
import { Chip } from '../../../ui/chip'
import { TimeAgo } from '../../../ui/time-ago'
import { AuthorName, CategoryChip, StoryMark } from '../topic-facts'
import { topicLink } from '../board.search'
import type { HomeTopic } from '../board.presenter'
import { storyOf } from './home.search'

/** Rows that a phone shows above the "more" button. */
const FIRST = 3

/** All rows on wide screens; on phones the first few, and the rest behind a button. */
export function ReviewRows({ topics }: { topics: HomeTopic[] }) {
  // Its text is in the story above.
  const story = storyOf(topics)
  const shown = topics.map((topic) => (topic === story ? { ...topic, excerpt: '' } : topic))
  const [first, others] = [shown.slice(0, FIRST), shown.slice(FIRST)]
  return (
    <div className="border-y border-line">
      <ol className="divide-y divide-line">
        {first.map((topic) => (
          <ReviewRow key={topic.id} topic={topic} />
        ))}
      </ol>
      {others.length > 0 && <MoreRows topics={others} />}
    </div>
  )
}

function MoreRows({ topics }: { topics: HomeTopic[] }) {
  const { t } = useTranslation('board')
  return (
    <details className="border-t border-line sm:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 items-center justify-center font-semibold text-primary in-open:hidden sm:supports-[selector(::details-content)]:hidden">
        {t('home.more', { count: topics.length })}
      </summary>
      <ol start={FIRST + 1} className="divide-y divide-line">
        {topics.map((topic) => (
          <ReviewRow key={topic.id} topic={topic} />
        ))}
      </ol>
    </details>
  )
}

/** A topic of the home list: its author's face, the title and a line of its text. */
function ReviewRow({ topic }: { topic: HomeTopic }) {
  return (
    <li className="relative flex gap-3 px-2 py-4 hover:bg-surface">
      <Avatar name={topic.user.username} url={topic.user.avatarUrl} />
      <div className="min-w-0 grow">
        <h3 className="text-lg leading-snug font-semibold">
          <TopicLink topic={topic} />
        </h3>
        {topic.excerpt !== '' && (
          <p lang={textLang(topic.excerpt)} className="mt-0.5 line-clamp-2 sm:line-clamp-1">
            {topic.excerpt}
          </p>
        )}
        <RowFacts topic={topic} />
      </div>
    </li>
  )
}

const COVERS_ROW = 'after:absolute after:inset-0 hover:text-primary'

function TopicLink({ topic: { tourId, id, name } }: { topic: HomeTopic }) {
  return (
    <Link {...topicLink(tourId, id)} lang={textLang(name)} className={COVERS_ROW}>
      {name}
    </Link>
  )
}

/** Category, language, author, time, views and tour. */
function RowFacts({ topic }: { topic: HomeTopic }) {
  const { t } = useTranslation(['board', 'site'])
  const lang = useLang()
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
      <CategoryChip category={topic.category} />
      {topic.textLang !== lang && (
        <Chip>
          <span lang={LANG_TAG[topic.textLang]}>{t(`site:language.${topic.textLang}`)}</span>
        </Chip>
      )}
      <AuthorName user={topic.user} />
      <StoryMark story={topic.story} />
      <TimeAgo time={topic.createdAt} />
      <span>{t('views', { count: topic.views })}</span>
      {topic.tourName && (
        <span className="truncate max-sm:hidden">{t('home.on', { tour: topic.tourName })}</span>
      )}
    </p>
  )
}
