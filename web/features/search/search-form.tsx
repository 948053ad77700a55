import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { writeAddress } from '../../platform/i18n/addresses'
import { useLang } from '../../platform/i18n/use-lang'
import { INPUT } from '../../ui/field'
import { Button } from '../../ui/button'

/** A plain GET form: works before hydration. */
export function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation('search')
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
          <span className="max-sm:sr-only">{t('submit')}</span>
        </Button>
      </form>
    </search>
  )
}

function useSearch() {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = typeof typed === 'string' ? typed.trim() : ''
    void navigate({ to: '/search', search: { q } })
  }
}

function SearchInput({ q }: { q: string }) {
  const { t } = useTranslation('search')
  return (
    <input
      ref={useSearchField(q)}
      type="search"
      name="q"
      defaultValue={q}
      maxLength={100}
      aria-label={t('label')}
      placeholder={t('placeholder')}
      enterKeyHint="search"
      className={`${INPUT} min-w-0 grow`}
    />
  )
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
