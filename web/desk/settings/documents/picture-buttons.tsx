import { Images, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { PickedImage } from '../../images/tour-image'
import { CompanyPicker } from './company-picker'

interface PictureButtonsProps {
  /** Whose picture it is. */
  name: string
  /** Empty for none. */
  url: string
  onPick: (image: PickedImage) => void
  onRemove: () => void
}

/** Chooses a picture of the company's gallery, or removes it. */
export function PictureButtons({ name, url, onPick, onRemove }: PictureButtonsProps) {
  const { t } = useTranslation('desk-people')
  const [isPicking, setPicking] = useState(false)
  const chooser = useRef<HTMLButtonElement>(null)
  const close = () => setPicking(false)
  const pick = (image: PickedImage) => {
    close()
    onPick(image)
  }
  const remove = () => {
    chooser.current?.focus()
    onRemove()
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={chooser}
          aria-label={t('picture.chooseFor', { name })}
          onClick={() => setPicking(true)}
        >
          <Images aria-hidden size={16} />
          {t(url ? 'picture.change' : 'picture.choose')}
        </Button>
        {url && (
          <Button aria-label={t('picture.removeOf', { name })} onClick={remove}>
            <X aria-hidden size={16} />
            {t('picture.remove')}
          </Button>
        )}
      </div>
      {isPicking && <CompanyPicker shown={url} onClose={close} onPick={pick} />}
    </>
  )
}
