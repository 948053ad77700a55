import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../../worker/contracts/media/images'
import { FocusPicker } from '../../images/focus-picker'
import type { PickedImage } from '../../images/tour-image'
import { PictureButtons } from './picture-buttons'

interface PictureFieldProps {
  label: string
  /** Name of the person or car, for labels. */
  name: string
  /** Empty if there is no image. */
  url: string
  focus: ImageFocus
  error?: string | undefined
  onPick: (image: PickedImage) => void
  onFocus: (focus: ImageFocus) => void
  onRemove: () => void
}

/** An image from the company's gallery, with its focus. */
export function PictureField({ label, error, ...picture }: PictureFieldProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {picture.url && <PictureFocus {...picture} />}
      <PictureButtons {...picture} />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}

type PictureFocusProps = Pick<PictureFieldProps, 'name' | 'url' | 'focus' | 'onFocus'>

function PictureFocus({ name, url, focus, onFocus }: PictureFocusProps) {
  const { t } = useTranslation('desk-people')
  const save = (next: ImageFocus) => {
    onFocus(next)
    return Promise.resolve(true)
  }
  const label = t('picture.focus', { name })
  return <FocusPicker image={{ url, focus }} label={label} onSave={save} />
}
