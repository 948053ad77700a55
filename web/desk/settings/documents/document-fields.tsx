import { LanguageColumns } from '../../editor/language-columns'
import { DocumentField } from './document-field'
import type { DocumentForm } from './document-form'

interface DocumentFieldsProps extends DocumentForm {
  /** Whether the label of the columns is a heading above them. */
  hasHeading?: boolean
}

/** The fields of a document; those by language are columns on a desktop. */
export function DocumentFields({ hasHeading = false, ...form }: DocumentFieldsProps) {
  const { specs, columnsLabel } = form
  // A point is set in its picture.
  const plain = specs.filter(({ path, kind }) => !path.includes('{lang}') && kind !== 'point')
  const byLang = specs.filter(({ path }) => path.includes('{lang}'))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {plain.map((spec) => (
          <DocumentField key={spec.path} spec={spec} path={spec.path} form={form} />
        ))}
      </div>
      {hasHeading && <h2 className="text-lg">{columnsLabel}</h2>}
      {byLang.length > 0 && (
        <LanguageColumns label={columnsLabel}>
          {(lang) =>
            byLang.map((spec) => (
              <DocumentField
                key={spec.path}
                spec={spec}
                path={spec.path.replace('{lang}', lang)}
                form={form}
              />
            ))
          }
        </LanguageColumns>
      )}
    </>
  )
}
