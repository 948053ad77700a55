import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HITS_A_PAGE, QUERY_PARTS } from '../../../worker/contracts/search-page'
import { useLang } from '../../platform/i18n/use-lang'
import { Loaded } from '../../ui/loaded'
import { Pager } from '../../ui/pager'
import { Hit, type FoundTour } from './hit'
import { SearchForm } from './search-form'
import { searchQuery, type Hit as SearchHit } from './search.api'

interface SearchPageProps {
  q: string
  page: number
  tourOf: (tourId: number) => FoundTour | undefined
}

export function SearchPage({ q, page, tourOf }: SearchPageProps) {
  const { t } = useTranslation('search')
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 px-4 py-10">
      <h1 className="text-3xl">{t('title')}</h1>
      <SearchForm q={q} />
      {q === '' ? (
        <p className="text-muted">{t('start')}</p>
      ) : (
        <Found q={q} page={page} tourOf={tourOf} />
      )}
    </div>
  )
}

function Found({ q, page, tourOf }: SearchPageProps) {
  const { t } = useTranslation('search')
  const query = useQuery(searchQuery({ q, page, lang: useLang() }))
  return (
    <Loaded query={query} failure={t('failed')}>
      {({ totalCount, hits }) => (
        <>
          <Summary q={q} totalCount={totalCount} />
          <ol className="flex flex-col divide-y divide-line">
            {hits.map((hit) => (
              <Hit key={keyOf(hit)} hit={hit} tour={tourOfHit(hit, tourOf)} />
            ))}
          </ol>
          <Pager page={page} pageCount={Math.ceil(totalCount / HITS_A_PAGE)} label={t('pages')} />
        </>
      )}
    </Loaded>
  )
}

/** The number of results, and why there may be fewer than expected. */
function Summary({ q, totalCount }: { q: string; totalCount: number }) {
  const { t } = useTranslation('search')
  return (
    <>
      <p role="status" className="text-muted">
        {totalCount === 0 ? t('none', { q }) : t('results', { count: totalCount, q })}
      </p>
      {q.split(/\s+/).length > QUERY_PARTS && (
        <p className="text-muted">{t('shortened', { max: QUERY_PARTS })}</p>
      )}
      {totalCount === 0 && <p>{t('noneHint')}</p>}
    </>
  )
}

function keyOf({ kind, tourId, postId, lang }: SearchHit): string {
  return `${kind}-${tourId}-${postId ?? lang}`
}

function tourOfHit({ kind, tourId }: SearchHit, tourOf: SearchPageProps['tourOf']) {
  return kind === 'tour' ? tourOf(tourId) : undefined
}
