import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { writeAddress } from '../../platform/addresses'
import { useLang } from '../../platform/use-lang'
import { INPUT } from '../../ui/field'

/** The search field. A plain form: it works before the app does. */
export function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  return (
    <search>
      <form
        action={writeAddress('/search', useLang())}
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('q')
          void navigate({ to: '/search', search: { q: typeof typed === 'string' ? typed.trim() : '' } })
        }}
      >
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          className={`${INPUT} min-w-0 grow`}
        />
        <button
          type="submit"
          className="inline-flex min-h-12 items-center gap-2 rounded-field bg-primary px-4 font-semibold text-on-primary hover:bg-primary-strong"
        >
          <Search aria-hidden size={18} />
          <span className="max-sm:sr-only">{t('submit')}</span>
        </button>
      </form>
    </search>
  )
}
