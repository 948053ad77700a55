import type { Translated } from '../../../../worker/contracts/schemas'
import { pathsOf, type DocumentDraft, type FieldSpec } from './document'
import { labelsOf, type DocumentFieldProps } from './document-form'
import { pointText, toPoint } from './document-values'
import { PictureField } from './picture-field'

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
