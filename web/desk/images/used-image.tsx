import { useTranslation } from 'react-i18next'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { ResponsiveImage } from '../../ui/responsive-image'
import type { EditedTour } from '../editor/editor.api'
import { findUses } from './image-lists'
import { imageLabel } from './image-name'
import type { TourImage } from './tour-image'

export function UsedImage({ tour, image }: { tour: EditedTour; image: TourImage }) {
  const { t } = useTranslation('images')
  const lang = useLang()
  const label = imageLabel(image, lang)
  const uses = findUses(image, tour).filter((use) => use !== 'gallery')
  const names = uses.map((use) => t(`use.${use}`))
  return (
    <li className="flex min-w-0 flex-col gap-1 text-sm">
      <ResponsiveImage
        url={image.url}
        alt=""
        sizes="10rem"
        className="aspect-square h-auto w-full rounded-field object-contain"
      />
      <span className="wrap-anywhere">{label}</span>
      {uses.length > 0 && (
        <span className="text-danger">{t('deleteUsed', { uses: formatList(names, lang) })}</span>
      )}
    </li>
  )
}
