import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TRAVELOGUE, type CategoryId } from '../../../worker/contracts/topic-rules'
import type { HomeTopic } from './board.api'
import { textLang } from '../../platform/i18n/text-lang'
import { useLang } from '../../platform/i18n/use-lang'
import { Loaded } from '../../ui/loaded'
import { TimeAgo } from '../../ui/time-ago'
import { HOME_PAGE_SIZE, homeTopicsQuery } from './board.api'
import { BoardPages } from './board-pages'
import { CategoryChip } from './category-chip'
import { FeedLink } from './feed-link'
import { buttonClass } from '../../ui/button'

interface ReviewListProps {
  page: number
  after: number | undefined
  category: CategoryId | undefined
}

/** Posts on all tours, newest first, seven a page. */
export function ReviewList({ page, after, category }: ReviewListProps) {
  const { t } = useTranslation('board')
  const lang = useLang()
  const query = useQuery(homeTopicsQuery({ page, after, category, lang }))
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="flex scroll-mt-6 flex-col gap-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="reviews-title" className="text-2xl">
            {t('home.title')}
          </h2>
          <p className="mt-1 text-muted">{t('home.intro')}</p>
        </div>
        <nav aria-label={t('home.filter')} className="flex gap-2">
          {([undefined, TRAVELOGUE] as const).map((each) => (
            <Link
              key={each ?? 0}
              to="/"
              hash="reviews"
              search={each ? { category: each } : {}}
              activeOptions={{ exact: true }}
              className={buttonClass('pill')}
              aria-current={category === each ? 'true' : undefined}
            >
              {t(each ? 'home.travelogues' : 'home.all')}
            </Link>
          ))}
        </nav>
      </div>
      <Loaded query={query} skeleton="h-128" failure={t('failed')}>
        {({ topics, totalCount }) => (
          <>
            {totalCount === 0 && <p className="py-8 text-center text-muted">{t('home.empty')}</p>}
            {topics.length > 0 && (
              <ol className="divide-y divide-line border-y border-line">
                {topics.map((topic) => (
                  <Review key={topic.id} topic={topic} />
                ))}
              </ol>
            )}
            <BoardPages
              rows={topics}
              totalCount={totalCount}
              pageSize={HOME_PAGE_SIZE}
              page={page}
              after={after}
              hash="reviews"
            />
          </>
        )}
      </Loaded>
      <FeedLink />
    </section>
  )
}

function Review({ topic }: { topic: HomeTopic }) {
  const { t } = useTranslation('board')
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-2 py-4 hover:bg-surface sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="text-lg leading-snug font-semibold">
          <Link
            to="/tour/$forumId/$topicId"
            params={{ forumId: String(topic.tourId), topicId: String(topic.id) }}
            lang={textLang(topic.name)}
            className="after:absolute after:inset-0 hover:text-primary"
          >
            {topic.name}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
          <CategoryChip category={topic.category} />
          {topic.tourName && <span>{t('home.on', { tour: topic.tourName })}</span>}
        </p>
      </div>
      <p className="tabular flex gap-3 text-sm text-muted sm:flex-col sm:items-end sm:gap-0.5">
        <TimeAgo time={topic.createdAt} />
        <span>{t('views', { count: topic.views })}</span>
      </p>
    </li>
  )
}
