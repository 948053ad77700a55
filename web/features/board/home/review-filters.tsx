import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TRAVELOGUE } from '../../../../worker/contracts/board/topic-rules'
import { buttonClass } from '../../../ui/button'
import type { HomeList } from './home.search'

/** Filters by travelogues only, and by language. */
export function ReviewFilters({ list }: { list: HomeList }) {
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
