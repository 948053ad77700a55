import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PARTY_SIZES } from '../../../../worker/contracts/tours/prices'
import { chooseParty, useChosenParty } from '../prices/chosen-party'

/** How many travel: the list with their prices. The choice is remembered on every page. */
export function PartyLinks() {
  const { t } = useTranslation('tours')
  const chosen = useChosenParty()
  return (
    <nav aria-label={t('filter.people')} className="flex items-center gap-2">
      <span className="text-sm text-muted">{t('filter.people')}</span>
      {PARTY_SIZES.map((size) => (
        <Link
          key={size}
          to="/travel"
          search={{ people: size }}
          rel="nofollow"
          aria-current={size === chosen ? 'true' : undefined}
          onClick={() => chooseParty(size)}
          className="tabular grid size-11 place-items-center rounded-full border border-line font-bold hover:border-primary aria-[current]:border-primary"
        >
          <span aria-hidden>{size}</span>
          <span className="sr-only">{t('filter.persons', { count: size })}</span>
        </Link>
      ))}
    </nav>
  )
}
