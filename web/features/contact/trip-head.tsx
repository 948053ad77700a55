import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { buttonClass } from '../../ui/button'
import type { NamedTrip } from './use-trip'

/** The tour of the trip, and a link to ask without one. */
export function TripHead({ tour }: Pick<NamedTrip, 'tour'>) {
  const { t } = useTranslation('contact')
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      {tour ? (
        <TourLink tour={tour} />
      ) : (
        <p aria-hidden className="font-semibold">
          {t('trip.title')}
        </p>
      )}
      <RemoveTrip />
    </div>
  )
}

function RemoveTrip() {
  const { t } = useTranslation('contact')
  return (
    <Link
      to="/contact"
      search={{}}
      resetScroll={false}
      className={`${buttonClass('link')} text-sm`}
    >
      {t('trip.remove')}
    </Link>
  )
}

function TourLink({ tour: { id, name } }: { tour: NonNullable<NamedTrip['tour']> }) {
  return (
    <Link
      to="/tour/$address"
      params={{ address: String(id) }}
      lang={LANG_TAG[name.lang]}
      className={`${buttonClass('link')} font-semibold`}
    >
      {name.text}
    </Link>
  )
}
