import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shownPrice, showsAssumption } from '../../../../worker/contracts/prices'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { useNow } from '../../../platform/forms/use-now'
import { Button, buttonClass } from '../../../ui/button'
import { AskLink } from './ask-link'
import { PriceCalculator } from './price-calculator'
import { DepositMail, PriceFacts } from './price-facts'
import { PriceTable } from './price-table'
import { PriceTag } from './price-tag'
import type { AskForDate, PartyProps } from '../tours.view'

const DEPARTURES_SHOWN = 2

/** Id of the dialog that holds it. */
export const PRICE_SHEET = 'booking'

interface PriceBoxProps extends PartyProps {
  onAsk: AskForDate
}

/** Prices and booking for a party. */
export function PriceBox({ tour, persons, onPersons, onAsk }: PriceBoxProps) {
  const { t } = useTranslation(['tours', 'common'])
  const lang = useLang()
  const now = useNow()
  const { company, pickupRegions } = useSite()
  const isPriced = shownPrice(tour).kind !== 'inquire'
  return (
    <div className="flex flex-col gap-4">
      <PriceTag tour={tour} persons={persons} />
      {isPriced ? (
        <PriceCalculator key={tour.id} {...{ tour, persons, onPersons }} />
      ) : (
        <p className="text-muted">{t('inquireLong')}</p>
      )}
      {showsAssumption(tour) && <p className="text-sm text-muted">{t('price.basis')}</p>}
      <div className="flex flex-col gap-2">
        <Button look="main" onClick={() => onAsk()} className="noscript:hidden">
          {t('date.ask')}
        </Button>
        <p className="text-center text-sm text-muted noscript:hidden">{t('date.free')}</p>
        <a href="#write" className={buttonClass('quiet')}>
          {t('write')}
        </a>
        <AskLink tourId={tour.id} people={persons} className={buttonClass('quiet')}>
          {t('ask')}
        </AskLink>
      </div>
      <PriceFacts hasPickup={pickupRegions.includes(tour.categorySlug)} />
      <PriceTable tour={tour} persons={persons} />
      {tour.departures.length > 0 && (
        <section className="flex flex-col gap-1 border-t border-line pt-4">
          <h3 className="text-base">{t('departures.next')}</h3>
          <ul className="text-sm">
            {tour.departures.slice(0, DEPARTURES_SHOWN).map((departure, index) => (
              <li key={`${departure.startDate}-${index}`} className="flex justify-between gap-4">
                <span>{formatDay(departure.startDate, lang, now)}</span>
                <span className="text-muted">
                  {departure.seats > 0
                    ? t('departures.seats', { count: departure.seats })
                    : t('departures.full')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DepositMail tour={tour} tourName={tour.name.text} persons={persons} />
      <a
        className={buttonClass('quiet')}
        href={company.chat.url}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle aria-hidden size={18} />
        {t('common:nav.chat')}
      </a>
    </div>
  )
}
