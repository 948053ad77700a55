import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../../worker/contracts/media/images'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Avatar } from '../../../ui/avatar'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { topicLink } from '../board.search'
import type { HomeTopic } from '../board.presenter'
import { AuthorName, StoryMark } from '../topic-facts'
import { homeTopicsQuery } from './home.api'
import { homeListOf, storyOf, type HomeSearch } from './home.search'

interface HomeStoryProps {
  search: HomeSearch
  /** A picture of the story's tour, if the page has one. */
  imageOf: (tourId: number) => { url: string; focus: ImageFocus } | null
}

/** One travelogue with its writer and a picture of its tour. */
export function HomeStory({ search, imageOf }: HomeStoryProps) {
  const { data } = useQuery(homeTopicsQuery(homeListOf(search, useLang())))
  const story = storyOf(data?.topics ?? [])
  if (!story?.excerpt) return null
  const image = imageOf(story.tourId)
  return (
    <section className="story">
      {image && (
        <div className="held">
          <ResponsiveImage
            {...image}
            alt=""
            sizes="(min-width: 1240px) 487px, (min-width: 768px) 40vw, 62vw"
            widest={960}
            className="size-full object-cover"
          />
        </div>
      )}
      <StoryText story={story} />
    </section>
  )
}

function StoryText({ story: topic }: { story: HomeTopic }) {
  const { t } = useTranslation('board')
  const { tourId, id, name, excerpt, user, tourName, story } = topic
  return (
    <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-10">
      <p className="text-sm font-semibold text-primary">{t('category.travelogue')}</p>
      <h2 className="section-title" lang={textLang(name)}>
        {name}
      </h2>
      <StoryMark story={story} />
      <p className="prose" lang={textLang(excerpt)}>
        {excerpt}
      </p>
      <div className="flex items-center gap-3">
        <Avatar name={user.username} url={user.avatarUrl} />
        <p className="text-sm text-muted">
          <AuthorName user={user} />
          {tourName && <span className="block">{tourName}</span>}
        </p>
      </div>
      <Link
        {...topicLink(tourId, id)}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {t('home.readStory')}
      </Link>
    </div>
  )
}
