import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assumesFour, shownPrice, type PartySize } from '../../../worker/contracts/prices'
import { company } from '../../content/company'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useNow } from '../../platform/forms/use-now'
import { buttonClass } from '../../ui/button'
import { DepositNote } from './deposit-note'
import { PriceCalculator } from './price-calculator'
import { PriceTable } from './price-table'
import { PriceTag } from './price-tag'
import type { TourView } from './tours.view'

const DEPARTURES_SHOWN = 2

/** Prices and booking: an aside on a desktop, a sheet on a phone. */
export function PriceBox({ tour, onWrite }: { tour: TourView; onWrite?: () => void }) {
  const { t } = useTranslation(['tours', 'common'])
  const lang = useLang()
  const now = useNow()
  const [persons, setPersons] = useState<PartySize>(1)
  return (
    <div className="flex flex-col gap-4">
      <PriceTag tour={tour} />
      <a href="#write" onClick={onWrite} className={buttonClass('main')}>
        {t('write')}
      </a>
      {shownPrice(tour).kind === 'inquire' ? (
        <p className="text-muted">{t('inquireLong')}</p>
      ) : (
        <PriceCalculator tour={tour} persons={persons} onPersons={setPersons} />
      )}
      <PriceTable tour={tour} />
      {assumesFour(tour) && <p className="text-sm text-muted">{t('price.basis')}</p>}
      {tour.departures.length > 0 && (
        <section className="flex flex-col gap-1 border-t border-line pt-4">
          <h3 className="text-base">{t('departures.next')}</h3>
          <ul className="text-sm">
            {tour.departures.slice(0, DEPARTURES_SHOWN).map((departure, index) => (
              <li key={`${departure.startDate}-${index}`} className="flex justify-between gap-4">
                <span>{formatDay(departure.startDate, lang, now)}</span>
                <span className="text-muted">{t('departures.people', departure)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DepositNote tourName={tour.name.text} persons={persons} />
      <a
        className={buttonClass('quiet')}
        href={company.chat[lang].url}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle aria-hidden size={18} />
        {t('common:nav.chat')}
      </a>
    </div>
  )
}
