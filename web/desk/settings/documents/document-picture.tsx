import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../../worker/contracts/media/images'
import type { Translated } from '../../../../worker/contracts/schemas'
import { FocusPicker } from '../../images/focus-picker'
import type { PickedImage } from '../../images/tour-image'
import { pathsOf, type DocumentDraft, type FieldSpec } from './document'
import { labelsOf, type DocumentFieldProps } from './document-form'
import { pointText, toPoint } from './document-values'
import { PictureButtons } from './picture-buttons'

/** An image with its focus and its descriptions, which are fields of their own. */
export function DocumentPicture({ path, form }: DocumentFieldProps) {
  const { draft, specs, onChange } = form
  return (
    <PictureField
      {...labelsOf(form, path)}
      name={form.columnsLabel}
      url={draft[path] ?? ''}
      focus={toPoint(draft['focus'])}
      onFocus={(focus) => onChange({ focus: pointText(focus) })}
      onRemove={() => onChange({ [path]: '', focus: '', ...altsOf(specs, []) })}
      onPick={({ url, focus, alt }) =>
        onChange({ [path]: url, focus: pointText(focus), ...altsOf(specs, alt) })
      }
    />
  )
}

/** Copies the image's own descriptions to the document's fields for them. */
function altsOf(specs: readonly FieldSpec[], alt: Translated): DocumentDraft {
  const paths = specs.flatMap(pathsOf).filter((path) => path.startsWith('alt.'))
  return Object.fromEntries(
    paths.map((path) => [path, alt.find(({ lang }) => path === `alt.${lang}`)?.txt ?? '']),
  )
}

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
function PictureField({ label, error, ...picture }: PictureFieldProps) {
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
