import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { writeAddress } from '../../../worker/contracts/page-address'
import { useLang } from '../../platform/i18n/use-lang'
import { INPUT } from '../../ui/field'
import { Button } from '../../ui/button'
import { useSearch, useSearchField } from './use-search-field'

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
