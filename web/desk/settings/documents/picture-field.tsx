import { useQuery } from '@tanstack/react-query'
import { Images, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPANY_GALLERY_ID } from '../../../worker/contracts/contact-forum'
import { imageKeyOf } from '../../../worker/contracts/image-address'
import type { ImageFocus } from '../../../worker/contracts/images'
import { Button } from '../../ui/button'
import { FocusPicker } from '../images/focus-picker'
import { binImages, restoreImages } from '../images/images.api'
import { PicturePicker } from '../images/picture-picker'
import type { PickedImage } from '../images/tour-image'
import { useAction } from '../ui/use-action'
import { settingQuery } from './settings.api'

interface PictureFieldProps {
  label: string
  /** Whose picture it is, for the labels of its controls. */
  name: string
  /** Empty for none. */
  url: string
  focus: ImageFocus
  error?: string | undefined
  onPick: (image: PickedImage) => void
  onFocus: (focus: ImageFocus) => void
  onRemove: () => void
}

/** A picture from the company's gallery, with the point that stays in view. */
export function PictureField(props: PictureFieldProps) {
  const { label, name, url, focus, error, onPick, onFocus, onRemove } = props
  const { t } = useTranslation('desk-people')
  const [isPicking, setPicking] = useState(false)
  const chooser = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {url && (
        <FocusPicker
          image={{ url, focus }}
          label={t('picture.focus', { name })}
          onSave={(next) => {
            onFocus(next)
            return Promise.resolve(true)
          }}
        />
      )}
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
          <Button
            aria-label={t('picture.removeOf', { name })}
            onClick={() => {
              chooser.current?.focus()
              onRemove()
            }}
          >
            <X aria-hidden size={16} />
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
      {isPicking && (
        <CompanyPicker
          shown={url}
          onClose={() => setPicking(false)}
          onPick={(image) => {
            setPicking(false)
            onPick(image)
          }}
        />
      )}
    </fieldset>
  )
}

interface CompanyPickerProps {
  /** The picture that is chosen, stored or not. */
  shown: string
  onClose: () => void
  onPick: (image: PickedImage) => void
}

/** The company's gallery; pictures that no page shows can go to the bin. */
function CompanyPicker({ shown, onClose, onPick }: CompanyPickerProps) {
  const { t } = useTranslation('desk-people')
  const { run } = useAction()
  const staff = useQuery(settingQuery('staff')).data?.value
  const cars = useQuery(settingQuery('cars')).data?.value
  const used = [{ photo: shown }, ...(staff ?? []), ...(cars ?? [])].map(({ photo }) =>
    imageKeyOf(photo),
  )
  const isKnown = staff !== undefined && cars !== undefined
  const bin = (key: string) =>
    void run((client) => binImages(client, COMPANY_GALLERY_ID, [key]), {
      text: t('picture.binned'),
      undo: (client) => restoreImages(client, COMPANY_GALLERY_ID, [key]),
    })
  return (
    <PicturePicker
      tourId={COMPANY_GALLERY_ID}
      place={{}}
      onClose={onClose}
      onPick={onPick}
      mayBin={({ filename }) => isKnown && !used.includes(filename)}
      onBin={bin}
    />
  )
}
