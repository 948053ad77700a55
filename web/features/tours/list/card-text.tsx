import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartySize } from '../../../../worker/contracts/tours/prices'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { keepTogether } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Chip } from '../../../ui/chip'
import { PartyPrice } from '../prices/party-price'
import { PriceTag } from '../prices/price-tag'
import { tourAddress } from '../../../../worker/contracts/tours/tour-address'
import { tourQuery } from '../tours.api'
import { foreignLangs, foreignTag, type CardView } from '../tours.view'
import { useTourLength } from '../use-tour-length'

export const CARD_LOOKS = {
  card: { frame: 'flex-col', image: 'aspect-[4/3]', body: 'p-4', wide: '' },
  row: {
    frame: 'max-sm:min-h-32 sm:flex-col',
    image: 'max-sm:w-28 max-sm:shrink-0 sm:aspect-[4/3]',
    body: 'p-3 max-sm:gap-1 sm:p-4',
    wide: 'max-sm:hidden',
  },
}

/** `row`: a row with a small image on a phone. */
type CardLook = keyof typeof CARD_LOOKS

export interface CardTextProps {
  tour: CardView
  regionName: string
  look: CardLook
  /** The party of the page's address. */
  persons?: PartySize | undefined
}

/** Name, length, route and price. */
export function CardText({ tour, regionName, look, persons }: CardTextProps) {
  const lang = useLang()
  const { body, wide } = CARD_LOOKS[look]
  return (
    <div className={`flex min-w-0 grow flex-col gap-2 ${body}`}>
      <Notes tour={tour} />
      <CardTitle tour={tour} look={look} />
      <p className="text-sm text-muted">
        {look === 'row' && <span className="sm:hidden">{regionName} · </span>}
        <Length tour={tour} />
      </p>
      <p
        className={`line-clamp-1 wrap-anywhere text-sm text-muted ${wide}`}
        lang={foreignTag(tour.route, lang)}
      >
        {tour.route.text}
      </p>
      <div className={`mt-auto ${look === 'row' ? 'sm:pt-2' : 'pt-2'}`}>
        <PriceTag tour={tour} />
        <PartyPrice tour={tour} persons={persons} />
      </div>
    </div>
  )
}

/** Says that the tour is hidden, and in which other languages its texts are shown. */
function Notes({ tour }: { tour: CardView }) {
  const { t } = useTranslation(['tours', 'site'])
  const lang = useLang()
  return (
    <>
      {tour.status === TOUR_STATUS.hidden && (
        <p>
          <Chip look="hidden">{t('hidden')}</Chip>
        </p>
      )}
      {foreignLangs([tour.name, tour.route], lang).map((each) => (
        <p key={each} className="text-sm text-muted">
          {t(`site:shownIn.${each}`)}
        </p>
      ))}
    </>
  )
}

function Length({ tour: { tripDays, minPerson } }: { tour: CardView }) {
  const { t } = useTranslation('tours')
  const length = useTourLength(tripDays)
  return minPerson > 1 ? `${length} · ${t('minPerson', { count: minPerson })}` : length
}

/** The name as the link that covers the card. */
function CardTitle({ tour: { id, name }, look }: { tour: CardView; look: CardLook }) {
  const lang = useLang()
  const queryClient = useQueryClient()
  return (
    <h3 className={look === 'row' ? 'sm:text-lg' : 'text-lg'} lang={foreignTag(name, lang)}>
      <Link
        to="/tour/$address"
        params={{ address: tourAddress(name.text, id) }}
        viewTransition
        // The router would fetch it two frames later.
        onPointerDown={() => void queryClient.prefetchQuery(tourQuery(id, lang))}
        onClick={markLeadImage}
        className="group-hover:underline after:absolute after:inset-0"
      >
        <span className="line-clamp-2">{keepTogether(name.text)}</span>
      </Link>
    </h3>
  )
}

/** Names this image for the view transition to the tour's page. */
function markLeadImage({ currentTarget }: MouseEvent<HTMLElement>) {
  const image = currentTarget.closest('article')?.querySelector('img')
  if (image) image.style.viewTransitionName = 'tour-picture'
}
