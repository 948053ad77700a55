import type { Lang } from '../../../../worker/contracts/languages'
import { LanguageColumns } from '../../editor/language-columns'
import type { DocumentForm, FieldSpec } from './document'
import { DocumentField } from './document-field'

/** `hasHeading`: whether the label of the columns is shown as a heading above them. */
type DocumentFieldsProps = DocumentForm & { hasHeading?: boolean }

/** The fields of a document. Fields by language are columns on a desktop. */
export function DocumentFields({ hasHeading = false, ...form }: DocumentFieldsProps) {
  return (
    <>
      <PlainFields {...form} />
      {hasHeading && <h2 className="text-lg">{form.columnsLabel}</h2>}
      <LanguageFields {...form} />
    </>
  )
}

function PlainFields(form: DocumentForm) {
  // A focus is set in its image.
  const specs = form.specs.filter((spec) => !isByLang(spec) && spec.kind !== 'point')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {specs.map((spec) => (
        <DocumentField key={spec.path} spec={spec} path={spec.path} form={form} />
      ))}
    </div>
  )
}

function LanguageFields(form: DocumentForm) {
  const specs = form.specs.filter(isByLang)
  if (specs.length === 0) return null
  return (
    <LanguageColumns label={form.columnsLabel}>
      {(lang) =>
        specs.map((spec) => (
          <DocumentField key={spec.path} spec={spec} path={pathIn(lang, spec)} form={form} />
        ))
      }
    </LanguageColumns>
  )
}

const isByLang = ({ path }: FieldSpec) => path.includes('{lang}')
const pathIn = (lang: Lang, { path }: FieldSpec) => path.replace('{lang}', lang)
