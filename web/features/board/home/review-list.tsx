import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TRAVELOGUE } from '../../../../worker/contracts/board/topic-rules'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import type { HomeTopic } from '../board.presenter'
import { FeedLink, BoardPages } from '../list/board-pages'
import { HOME_PAGE_SIZE, homeTopicsQuery } from './home.api'
import { homeListOf, type HomeList, type HomeSearch } from './home.search'
import { ReviewRows } from './review-rows'

/** Posts on all tours in the reader's language or in every language, newest first, seven a page. */
export function ReviewList({ search }: { search: HomeSearch }) {
  const { t } = useTranslation('board')
  const list = homeListOf(search, useLang())
  const query = useQuery(homeTopicsQuery(list))
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="flex scroll-mt-6 flex-col gap-5"
    >
      <ReviewsHeader list={list} />
      <Loaded query={query} skeleton="h-128" failure={t('failed')}>
        {(page) => <ReviewPage list={list} {...page} />}
      </Loaded>
      <FeedLink />
    </section>
  )
}

type ReviewPageProps = { list: HomeList; topics: HomeTopic[]; totalCount: number }

function ReviewPage({ list, topics, totalCount }: ReviewPageProps) {
  return (
    <>
      {totalCount === 0 && <Empty isEveryLanguage={list.isEveryLanguage} />}
      {topics.length > 0 && <ReviewRows topics={topics} />}
      <BoardPages
        {...list}
        rows={topics}
        totalCount={totalCount}
        pageSize={HOME_PAGE_SIZE}
        hash="reviews"
      />
    </>
  )
}

function ReviewsHeader({ list }: { list: HomeList }) {
  const { t } = useTranslation('board')
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h2 id="reviews-title" className="section-title">
          {t('home.title')}
        </h2>
        <p className="mt-1 text-muted">{t('home.intro')}</p>
      </div>
      <ReviewFilters list={list} />
    </div>
  )
}

function Empty({ isEveryLanguage }: { isEveryLanguage: boolean }) {
  const { t } = useTranslation('board')
  return (
    <p className="flex flex-col items-center gap-3 py-8 text-muted">
      {t(isEveryLanguage ? 'home.empty' : 'home.emptyLanguage')}
      {!isEveryLanguage && (
        <Link to="/" hash="reviews" search={{ langs: 'all' }} className={buttonClass('pill')}>
          {t('home.everyLanguage')}
        </Link>
      )}
    </p>
  )
}

/** Filters by travelogues only, and by language. */
function ReviewFilters({ list }: { list: HomeList }) {
  const { t } = useTranslation('board')
  return (
    <nav aria-label={t('home.filter')} className="flex flex-wrap gap-2">
      {filtersFor(list).map(({ name, search, isOn }) => (
        <Link
          key={name}
          to="/"
          hash="reviews"
          search={search}
          activeOptions={{ exact: true }}
          className={buttonClass('pill')}
          aria-current={isOn ? 'true' : undefined}
        >
          {t(`home.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

/** Each filter keeps the value of the other. */
function filtersFor({ category, isEveryLanguage }: HomeList) {
  const all = { langs: 'all' } as const
  const langs = isEveryLanguage ? all : {}
  const kind = category ? { category } : {}
  return [
    { name: 'all', search: langs, isOn: category === undefined },
    {
      name: 'travelogues',
      search: { category: TRAVELOGUE, ...langs },
      isOn: category === TRAVELOGUE,
    },
    {
      name: 'everyLanguage',
      search: isEveryLanguage ? kind : { ...kind, ...all },
      isOn: isEveryLanguage,
    },
  ] as const
}
