import { useTranslation } from 'react-i18next'
import type { ListState } from '../ui/list/use-list-address'

export function NoThreads({ state }: { state: ListState }) {
  const { t } = useTranslation(['inbox', 'lists'])
  const { view, owner, source, language, tour, q } = state
  const isFiltered = [owner, source, language, tour, q].some(Boolean)
  const isOpenView = view === undefined || view === 'late'
  return (
    <p role="status" className="rounded-card border border-line bg-surface p-4 text-muted">
      {isFiltered ? t('lists:noMatch') : t(isOpenView ? 'empty.open' : 'empty.other')}
    </p>
  )
}
