import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TRAVELOGUE } from '../../../../worker/contracts/topic-rules'
import { useLang } from '../../../platform/i18n/use-lang'
import { Loaded } from '../../../ui/loaded'
import { HOME_PAGE_SIZE, homeTopicsQuery, type HomeTopic } from '../board.api'
import { homeListOf, type HomeSearch } from '../board.search'
import { BoardPages } from '../list/board-pages'
import { FeedLink } from '../feed-link'
import { ReviewRow } from './review-row'
import { buttonClass } from '../../../ui/button'

/** Rows that a phone shows before "more". */
const FIRST = 3

/** Posts on all tours in the reader's language or in every one, newest first, seven a page. */
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
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="reviews-title" className="text-2xl">
            {t('home.title')}
          </h2>
          <p className="mt-1 text-muted">{t('home.intro')}</p>
        </div>
        <Filters {...list} />
      </div>
      <Loaded query={query} skeleton="h-128" failure={t('failed')}>
        {({ topics, totalCount }) => (
          <>
            {totalCount === 0 && <Empty isEveryLanguage={list.isEveryLanguage} />}
            {topics.length > 0 && <Rows topics={topics} />}
            <BoardPages
              rows={topics}
              totalCount={totalCount}
              pageSize={HOME_PAGE_SIZE}
              page={list.page}
              after={list.after}
              hash="reviews"
            />
          </>
        )}
      </Loaded>
      <FeedLink />
    </section>
  )
}

type FiltersProps = Pick<ReturnType<typeof homeListOf>, 'category' | 'isEveryLanguage'>

function Filters({ category, isEveryLanguage }: FiltersProps) {
  const { t } = useTranslation('board')
  const langs = isEveryLanguage ? ({ langs: 'all' } as const) : {}
  const kind = category ? { category } : {}
  const links = [
    { label: t('home.all'), search: langs, isOn: category === undefined },
    {
      label: t('home.travelogues'),
      search: { category: TRAVELOGUE, ...langs },
      isOn: category === TRAVELOGUE,
    },
    {
      label: t('home.everyLanguage'),
      search: { ...kind, ...(!isEveryLanguage && ({ langs: 'all' } as const)) },
      isOn: isEveryLanguage,
    },
  ] as const
  return (
    <nav aria-label={t('home.filter')} className="flex flex-wrap gap-2">
      {links.map(({ label, search, isOn }) => (
        <Link
          key={label}
          to="/"
          hash="reviews"
          search={search}
          activeOptions={{ exact: true }}
          className={buttonClass('pill')}
          aria-current={isOn ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
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

/** All rows on wide screens; on phones the first, and the others behind a press. */
function Rows({ topics }: { topics: HomeTopic[] }) {
  const { t } = useTranslation('board')
  const [first, others] = [topics.slice(0, FIRST), topics.slice(FIRST)]
  return (
    <div className="border-y border-line">
      <ol className="divide-y divide-line">
        {first.map((topic) => (
          <ReviewRow key={topic.id} topic={topic} />
        ))}
      </ol>
      {others.length > 0 && (
        <details className="border-t border-line sm:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-11 items-center justify-center font-semibold text-primary in-open:hidden sm:supports-[selector(::details-content)]:hidden">
            {t('home.more', { count: others.length })}
          </summary>
          <ol start={FIRST + 1} className="divide-y divide-line">
            {others.map((topic) => (
              <ReviewRow key={topic.id} topic={topic} />
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
