import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { textIn } from '../../platform/i18n/translated'
import type { TourImage } from './tour-image'

export function MainMark() {
  const { t } = useTranslation('images')
  return (
    <span className="pointer-events-none absolute end-1 top-1 grid size-8 place-items-center rounded-full bg-larch text-spruce">
      <Star role="img" aria-label={t('main')} size={18} />
    </span>
  )
}

/** The number of languages in which an image has no description. */
export function MissingAlts({ image }: { image: TourImage }) {
  const { t } = useTranslation('images')
  const count = LANGS.filter((lang) => textIn(image.alt, lang) === '').length
  if (count === 0) return null
  return (
    <span className="pointer-events-none absolute start-1 bottom-1 rounded-full bg-surface px-2 py-0.5 text-xs font-semibold text-danger">
      {t('altsMissing', { count })}
    </span>
  )
}
