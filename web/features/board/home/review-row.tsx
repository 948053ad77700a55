import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Avatar } from '../../../ui/avatar'
import { Chip } from '../../../ui/chip'
import { TimeAgo } from '../../../ui/time-ago'
import { AuthorName } from '../author-name'
import type { HomeTopic } from '../board.presenter'
import { CategoryChip } from '../category-chip'

/** A topic of the home list: its author's face, the title and a line of its text. */
export function ReviewRow({ topic }: { topic: HomeTopic }) {
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

function TopicLink({ topic }: { topic: HomeTopic }) {
  return (
    <Link
      to="/tour/$forumId/$topicId"
      params={{ forumId: String(topic.tourId), topicId: String(topic.id) }}
      lang={textLang(topic.name)}
      className="after:absolute after:inset-0 hover:text-primary"
    >
      {topic.name}
    </Link>
  )
}

/** Category, language, author, time, views and tour. */
function RowFacts({ topic }: { topic: HomeTopic }) {
  const { t } = useTranslation('board')
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
      <CategoryChip category={topic.category} />
      <LanguageChip lang={topic.textLang} />
      <AuthorName user={topic.user} />
      <TimeAgo time={topic.createdAt} />
      <span>{t('views', { count: topic.views })}</span>
      {topic.tourName && (
        <span className="truncate max-sm:hidden">{t('home.on', { tour: topic.tourName })}</span>
      )}
    </p>
  )
}

/** Names the language of a text that is not in the reader's. */
function LanguageChip({ lang }: { lang: Lang }) {
  const { t } = useTranslation()
  if (lang === useLang()) return null
  return (
    <Chip>
      <span lang={LANG_TAG[lang]}>{t(`language.${lang}`)}</span>
    </Chip>
  )
}
