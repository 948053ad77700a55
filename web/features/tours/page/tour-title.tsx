import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { keepTogether } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { ShareButtons } from '../share/share-buttons'
import { ShownIn } from '../shown-in'
import { foreignLangs, foreignTag, type TourView } from '../tours.view'

/** The name, with buttons to share and to print. */
export function TourTitle({ tour, url }: { tour: TourView; url: string }) {
  const { t } = useTranslation('tours')
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
      <TourName tour={tour} />
      <div className="flex shrink-0 gap-2">
        <ShareButtons url={url} title={tour.name.text} />
        <Button
          look="bare"
          onClick={() => print()}
          aria-label={t('print')}
          className="no-print hidden size-11 place-items-center rounded-full border border-line hover:border-primary sm:grid"
        >
          <Printer aria-hidden size={18} />
        </Button>
      </div>
    </div>
  )
}

function TourName({ tour }: { tour: TourView }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      {tour.status === TOUR_STATUS.hidden && <Chip look="hidden">{t('hidden')}</Chip>}
      {foreignLangs([tour.name, tour.route], lang).map((each) => (
        <ShownIn key={each} lang={each} hasText />
      ))}
      <h1 className="text-3xl" lang={foreignTag(tour.name, lang)}>
        {keepTogether(tour.name.text)}
      </h1>
    </div>
  )
}
