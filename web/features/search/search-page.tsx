import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { writeAddress } from '../../../worker/contracts/page-address'
import { HITS_A_PAGE, QUERY_PARTS } from '../../../worker/contracts/search-page'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { INPUT } from '../../ui/field'
import { Loaded } from '../../ui/loaded'
import { Pager } from '../../ui/pager'
import { Hit, type FoundTour } from './hit'
import { searchQuery, type Hit as SearchHit } from './search.api'

interface SearchPageProps {
  q: string
  page: number
  tourOf: (tourId: number) => FoundTour | undefined
}

export function SearchPage({ q, page, tourOf }: SearchPageProps) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 px-4 py-10">
      <h1 className="text-3xl">{t('search.title')}</h1>
      <SearchForm q={q} />
      {q === '' ? (
        <p className="text-muted">{t('search.start')}</p>
      ) : (
        <Found q={q} page={page} tourOf={tourOf} />
      )}
    </div>
  )
}

function Found({ q, page, tourOf }: SearchPageProps) {
  const { t } = useTranslation()
  const query = useQuery(searchQuery({ q, page, lang: useLang() }))
  return (
    <Loaded query={query} failure={t('search.failed')}>
      {({ totalCount, hits }) => (
        <>
          <Summary q={q} totalCount={totalCount} />
          <ol className="flex flex-col divide-y divide-line">
            {hits.map((hit) => (
              <Hit key={keyOf(hit)} hit={hit} tour={tourOfHit(hit, tourOf)} />
            ))}
          </ol>
          <Pager
            page={page}
            pageCount={Math.ceil(totalCount / HITS_A_PAGE)}
            label={t('search.pages')}
          />
        </>
      )}
    </Loaded>
  )
}

/** The number of results, and why there may be fewer than expected. */
function Summary({ q, totalCount }: { q: string; totalCount: number }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="text-muted">
        {totalCount === 0 ? t('search.none', { q }) : t('search.results', { count: totalCount, q })}
      </p>
      {q.split(/\s+/).length > QUERY_PARTS && (
        <p className="text-muted">{t('search.shortened', { max: QUERY_PARTS })}</p>
      )}
      {totalCount === 0 && <p>{t('search.noneHint')}</p>}
    </>
  )
}

function keyOf({ kind, tourId, postId, lang }: SearchHit): string {
  return `${kind}-${tourId}-${postId ?? lang}`
}

function tourOfHit({ kind, tourId }: SearchHit, tourOf: SearchPageProps['tourOf']) {
  return kind === 'tour' ? tourOf(tourId) : undefined
}

/** A plain GET form: works before hydration. */
function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation()
  return (
    <search>
      <form
        action={writeAddress('/search', useLang())}
        className="flex gap-2"
        onSubmit={useSearch()}
      >
        <SearchInput q={q} />
        <Button type="submit" look="primary" className="shrink-0 whitespace-nowrap">
          <Search aria-hidden size={18} />
          <span className="max-sm:sr-only">{t('search.submit')}</span>
        </Button>
      </form>
    </search>
  )
}

function SearchInput({ q }: { q: string }) {
  const { t } = useTranslation()
  return (
    <input
      ref={useSearchField(q)}
      type="search"
      name="q"
      defaultValue={q}
      maxLength={100}
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      enterKeyHint="search"
      className={`${INPUT} min-w-0 grow`}
    />
  )
}

function useSearch() {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate({ to: '/search', search: { q: typedIn(event.currentTarget) } })
  }
}

function typedIn(form: HTMLFormElement): string {
  const typed = new FormData(form).get('q')
  return typeof typed === 'string' ? typed.trim() : ''
}

/** Keeps the field in step with the address. */
function useSearchField(q: string) {
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(q)
  useEffect(() => {
    // Keep the input element and anything typed since the search began.
    if (field.current && field.current.value.trim() === before.current) field.current.value = q
    before.current = q
  }, [q])
  return field
}
