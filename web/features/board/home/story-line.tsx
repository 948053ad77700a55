import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { homeTopicsQuery } from './home.api'
import { homeListOf, storyOf, type HomeSearch } from './home.search'

/** The title of the travelogue that the page tells, with its writer and tour, and how many there are. */
export function StoryLine({ search }: { search: HomeSearch }) {
  const { t } = useTranslation('board')
  const { data } = useQuery(homeTopicsQuery(homeListOf(search, useLang())))
  if (!data || data.storyCount === 0) return null
  const story = storyOf(data.topics)
  return (
    <div className="border-s-2 border-larch ps-3 text-sm">
      {story && (
        <p lang={textLang(story.name)}>
          {[t('home.quote', { line: story.name }), story.user.username, story.tourName]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <StoriesLink count={data.storyCount} />
    </div>
  )
}

function StoriesLink({ count }: { count: number }) {
  const { t } = useTranslation('board')
  return (
    <Link
      to="/"
      hash="reviews"
      activeOptions={{ exact: true, includeHash: true }}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {t('home.stories', { count })}
    </Link>
  )
}
