import { Images, X } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { PickedImage } from '../../images/tour-image'
import { CompanyPicker } from './company-picker'

interface PictureButtonsProps {
  /** Name of the person or car, for labels. */
  name: string
  /** Empty if there is no image. */
  url: string
  onPick: (image: PickedImage) => void
  onRemove: () => void
}

/** Chooses an image from the company's gallery, or removes it. */
export function PictureButtons(props: PictureButtonsProps) {
  const [isPicking, setPicking] = useState(false)
  const { url, onPick } = props
  const close = () => setPicking(false)
  const pick = (image: PickedImage) => {
    close()
    onPick(image)
  }
  return (
    <>
      <ButtonRow {...props} onChoose={() => setPicking(true)} />
      {isPicking && <CompanyPicker shown={url} onClose={close} onPick={pick} />}
    </>
  )
}

interface ButtonRowProps extends Pick<PictureButtonsProps, 'name' | 'url' | 'onRemove'> {
  onChoose: () => void
}

function ButtonRow({ name, url, onRemove, onChoose }: ButtonRowProps) {
  const chooser = useRef<HTMLButtonElement>(null)
  const remove = () => {
    chooser.current?.focus()
    onRemove()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ChooseButton ref={chooser} name={name} url={url} onClick={onChoose} />
      {url && <RemoveButton name={name} onClick={remove} />}
    </div>
  )
}

interface ChooseButtonProps extends Pick<PictureButtonsProps, 'name' | 'url'> {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
}

function ChooseButton({ name, url, ...button }: ChooseButtonProps) {
  const { t } = useTranslation('desk-people')
  return (
    <Button aria-label={t('picture.chooseFor', { name })} {...button}>
      <Images aria-hidden size={16} />
      {t(url ? 'picture.change' : 'picture.choose')}
    </Button>
  )
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation('desk-people')
  return (
    <Button aria-label={t('picture.removeOf', { name })} onClick={onClick}>
      <X aria-hidden size={16} />
      {t('picture.remove')}
    </Button>
  )
}
