import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../../worker/contracts/media/images'
import { FocusPicker } from '../../images/focus-picker'
import type { DocumentFieldProps } from './document'
import { pointText, toPoint } from './document-values'

interface ImageFocusFieldProps extends Pick<DocumentFieldProps, 'form'> {
  name: string
  url: string
}

/** Sets the focus of a chosen image. */
export function ImageFocusField({ name, url, form }: ImageFocusFieldProps) {
  const { t } = useTranslation('desk-people')
  const save = (next: ImageFocus) => {
    form.onChange({ focus: pointText(next) })
    return Promise.resolve(true)
  }
  const label = t('picture.focus', { name })
  return (
    <FocusPicker image={{ url, focus: toPoint(form.draft['focus']) }} label={label} onSave={save} />
  )
}
