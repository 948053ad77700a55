import type { Translated } from '../../../../worker/contracts/schemas'
import { Fault } from '../../ui/fault'
import {
  pathsOf,
  useLabels,
  type DocumentDraft,
  type DocumentFieldProps,
  type FieldSpec,
} from './document'
import { pointText } from './document-values'
import { ImageButtons } from './image-buttons'
import { ImageFocusField } from './image-focus-field'

/** An image from the company's gallery, with its focus and its descriptions, which are fields of their own. */
export function DocumentImage({ path, form }: DocumentFieldProps) {
  const { draft, specs, onChange } = form
  const { label, error } = useLabels(form, path)
  const image = { name: form.columnsLabel, url: draft[path] ?? '' }
  const store = (url: string, focus: string, alt: Translated) =>
    onChange({ [path]: url, focus, ...altsOf(specs, alt) })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {image.url && <ImageFocusField {...image} form={form} />}
      <ImageButtons
        {...image}
        onPick={({ url, focus, alt }) => store(url, pointText(focus), alt)}
        onRemove={() => store('', '', [])}
      />
      <Fault>{error}</Fault>
    </fieldset>
  )
}

/** Copies the image's own descriptions to the document's fields for them. */
function altsOf(specs: readonly FieldSpec[], alt: Translated): DocumentDraft {
  const paths = specs.flatMap(pathsOf).filter((path) => path.startsWith('alt.'))
  return Object.fromEntries(
    paths.map((path) => [path, alt.find(({ lang }) => path === `alt.${lang}`)?.txt ?? '']),
  )
}
