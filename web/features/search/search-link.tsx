import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function SearchLink() {
  const { t } = useTranslation()
  return (
    <Link
      to="/search"
      search={{}}
      aria-label={t('nav.search')}
      className="grid size-11 place-items-center rounded-field hover:bg-snow/15"
    >
      <Search aria-hidden size={20} />
    </Link>
  )
}
