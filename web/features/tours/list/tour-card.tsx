import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../../worker/contracts/tour-status'
import { keepTogether } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Chip } from '../../../ui/chip'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { PriceTag } from '../prices/price-tag'
import { foreignLangs, foreignTag, tourAddress, type CardView } from '../tours.view'

interface TourCardProps {
  tour: CardView
  regionName: string
  sizes: string
  /** Above the fold: its image is not loaded lazily. */
  isFirst?: boolean
  /** `row`: on a phone a row with a small image. */
  look?: keyof typeof LOOKS
}

const LOOKS = {
  card: { frame: 'flex-col', image: 'aspect-[4/3]', body: 'p-4', wide: '' },
  row: {
    frame: 'max-sm:min-h-32 sm:flex-col',
    image: 'max-sm:w-28 max-sm:shrink-0 sm:aspect-[4/3]',
    body: 'p-3 max-sm:gap-1 sm:p-4',
    wide: 'max-sm:hidden',
  },
}

/** The whole card is one link, named by the tour. Hidden tours (admins only) are blurred. */
export function TourCard({
  tour,
  regionName,
  sizes,
  isFirst = false,
  look = 'card',
}: TourCardProps) {
  const { t } = useTranslation(['tours', 'common'])
  const lang = useLang()
  const { frame, image, body, wide } = LOOKS[look]
  return (
    <article
      className={`group relative flex h-full ${frame} overflow-hidden rounded-card border border-line bg-surface ${tour.status === TOUR_STATUS.hidden ? 'blur-[1.5px] focus-within:blur-none hover:blur-none' : ''}`}
    >
      <div className={`relative overflow-hidden ${image}`}>
        {tour.image && (
          <div className={`absolute inset-0 bg-line ${isFirst ? '' : 'held'}`}>
            <ResponsiveImage
              url={tour.image.url}
              alt={tour.image.alt}
              focus={tour.image.focus}
              sizes={sizes}
              widest={960}
              isFirst={isFirst}
              className="picture-edge size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
            />
          </div>
        )}
        <span
          className={`absolute start-3 top-3 rounded-full bg-snow px-2.5 py-0.5 text-sm font-semibold text-spruce ring-1 ring-spruce/30 ${wide}`}
        >
          {regionName}
        </span>
      </div>
      <div className={`flex min-w-0 grow flex-col gap-2 ${body}`}>
        {tour.status === TOUR_STATUS.hidden && (
          <p>
            <Chip look="hidden">{t('hidden')}</Chip>
          </p>
        )}
        {foreignLangs([tour.name, tour.route], lang).map((each) => (
          <p key={each} className="text-sm text-muted">
            {t(`common:shownIn.${each}`)}
          </p>
        ))}
        <h3
          className={look === 'row' ? 'sm:text-lg' : 'text-lg'}
          lang={foreignTag(tour.name, lang)}
        >
          <Link
            to="/tour/$address"
            params={{ address: tourAddress(tour.name.text, tour.id) }}
            viewTransition
            onClick={markLeadImage}
            className="group-hover:underline after:absolute after:inset-0"
          >
            <span className="line-clamp-2">{keepTogether(tour.name.text)}</span>
          </Link>
        </h3>
        <p className="text-sm text-muted">
          {look === 'row' && <span className="sm:hidden">{regionName} · </span>}
          {[
            tourLength(tour.tripDays),
            tour.minPerson > 1 && t('minPerson', { count: tour.minPerson }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p
          className={`line-clamp-1 wrap-anywhere text-sm text-muted ${wide}`}
          lang={foreignTag(tour.route, lang)}
        >
          {tour.route.text}
        </p>
        <div className={`mt-auto ${look === 'row' ? 'sm:pt-2' : 'pt-2'}`}>
          <PriceTag tour={tour} />
        </div>
      </div>
    </article>
  )

  /** Names this image for the view transition to the tour's page. */
  function markLeadImage({ currentTarget }: MouseEvent<HTMLElement>) {
    const image = currentTarget.closest('article')?.querySelector('img')
    if (image) image.style.viewTransitionName = 'tour-picture'
  }

  function tourLength(days: number): string {
    return days === 1 ? t('dayTrip') : t('stay', { days, count: days - 1 })
  }
}
