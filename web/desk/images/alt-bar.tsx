import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { AltState } from './alt-state'
import type { TourImage } from './tour-image'
import { filledFromEnglish } from './typed-alts'
import type { Alts } from './use-alts'

interface AltBarProps {
  images: TourImage[]
  alts: Alts
}

/** How many descriptions are missing, and whether all are saved. */
export function AltBar({ images, alts }: AltBarProps) {
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-paper py-2">
      <AltState alts={alts} />
      <span className="me-auto" />
      {LANGS.map((lang) => (
        <MissingChip key={lang} lang={lang} images={images} alts={alts} />
      ))}
      <CopyAll images={images} alts={alts} />
    </div>
  )
}

/** For all images, fills the languages without a description from English. */
function CopyAll({ images, alts }: AltBarProps) {
  const { t } = useTranslation('images')
  const copyAll = () => {
    for (const image of images) {
      const texts = filledFromEnglish((lang) => alts.textOf(image, lang))
      alts.type(image, texts)
    }
    void alts.save()
  }
  return (
    <Button className="px-3 text-sm" onClick={copyAll}>
      <Copy aria-hidden size={16} />
      {t('copyEnglishAll')}
    </Button>
  )
}

function MissingChip({ lang, images, alts }: AltBarProps & { lang: Lang }) {
  const { t } = useTranslation(['images', 'common'])
  const count = images.filter((image) => alts.textOf(image, lang).trim() === '').length
  return (
    <Chip look={count > 0 ? 'hidden' : 'plain'}>
      {t('missingIn', { language: t(`common:language.${lang}`), count })}
    </Chip>
  )
}
