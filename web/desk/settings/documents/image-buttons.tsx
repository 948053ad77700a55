import { useQuery } from '@tanstack/react-query'
import { Images, X } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPANY_GALLERY_ID } from '../../../../worker/contracts/contact/contact-forum'
import { imageKeyOf } from '../../../../worker/contracts/media/image-address'
import { Button } from '../../../ui/button'
import { binImages, restoreImages } from '../../images/images.api'
import { ImagePicker } from '../../images/image-picker'
import type { PickedImage } from '../../images/tour-image'
import { IconTextButton } from '../../ui/icon-text-button'
import { useAction } from '../../ui/use-action'
import { settingQuery } from '../settings.api'

interface ImageButtonsProps {
  /** Name of the person or car, for labels. */
  name: string
  /** Empty if there is no image. */
  url: string
  onPick: (image: PickedImage) => void
  onRemove: () => void
}

/** Chooses an image from the company's gallery, or removes it. */
export function ImageButtons(props: ImageButtonsProps) {
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

interface ButtonRowProps extends Pick<ImageButtonsProps, 'name' | 'url' | 'onRemove'> {
  onChoose: () => void
}

function ButtonRow({ name, url, onRemove, onChoose }: ButtonRowProps) {
  const { t } = useTranslation('desk-people')
  const chooser = useRef<HTMLButtonElement>(null)
  const remove = () => {
    chooser.current?.focus()
    onRemove()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ChooseButton ref={chooser} name={name} url={url} onClick={onChoose} />
      {url && (
        <Button aria-label={t('picture.removeOf', { name })} onClick={remove}>
          <X aria-hidden size={16} />
          {t('picture.remove')}
        </Button>
      )}
    </div>
  )
}

interface ChooseButtonProps extends Pick<ImageButtonsProps, 'name' | 'url'> {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
}

function ChooseButton({ name, url, ...button }: ChooseButtonProps) {
  const { t } = useTranslation('desk-people')
  const label = t('picture.chooseFor', { name })
  const text = t(url ? 'picture.change' : 'picture.choose')
  return <IconTextButton icon={Images} text={text} aria-label={label} {...button} />
}

interface CompanyPickerProps {
  /** URL of the chosen image, saved or not. */
  shown: string
  onClose: () => void
  onPick: (image: PickedImage) => void
}

/** The company's gallery. Images that no page shows can be moved to the bin. */
function CompanyPicker({ shown, onClose, onPick }: CompanyPickerProps) {
  const { t } = useTranslation('desk-people')
  const { run } = useAction()
  const isUsed = useUsedImages(shown)
  const bin = (key: string) =>
    void run((client) => binImages(client, COMPANY_GALLERY_ID, [key]), {
      text: t('picture.binned'),
      undo: (client) => restoreImages(client, COMPANY_GALLERY_ID, [key]),
    })
  return (
    <ImagePicker
      tourId={COMPANY_GALLERY_ID}
      place={{}}
      onClose={onClose}
      onPick={onPick}
      mayBin={({ filename }) => !isUsed(filename)}
      onBin={bin}
    />
  )
}

/** Whether an image is shown in a form or on a page. Until everything is loaded, every image counts as shown. */
function useUsedImages(shown: string): (filename: string) => boolean {
  const staff = useQuery(settingQuery('staff')).data?.value
  const cars = useQuery(settingQuery('cars')).data?.value
  if (!staff || !cars) return () => true
  const used = [{ photo: shown }, ...staff, ...cars].map(({ photo }) => imageKeyOf(photo))
  return (filename) => used.includes(filename)
}
