import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { writeAddress } from '../../platform/i18n/addresses'
import { useLang } from '../../platform/i18n/use-lang'
import { INPUT } from '../../ui/field'
import { Button } from '../../ui/button'

/** A plain GET form: works before hydration. */
export function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(q)
  useEffect(() => {
    // Keep the input element and anything typed since the search began.
    if (field.current && field.current.value.trim() === before.current) field.current.value = q
    before.current = q
  }, [q])
  return (
    <search>
      <form
        action={writeAddress('/search', useLang())}
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('q')
          void navigate({
            to: '/search',
            search: { q: typeof typed === 'string' ? typed.trim() : '' },
          })
        }}
      >
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          className={`${INPUT} min-w-0 grow`}
        />
        <Button type="submit" look="primary" className="shrink-0 whitespace-nowrap">
          <Search aria-hidden size={18} />
          <span className="max-sm:sr-only">{t('submit')}</span>
        </Button>
      </form>
    </search>
  )
}
