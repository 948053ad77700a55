import type { Fault, FormProps } from '../group-form'
import type { DocumentDraft, FieldSpec } from './document'

/** A document that is edited, with the words of its fields. */
export interface DocumentForm extends FormProps<DocumentDraft> {
  specs: readonly FieldSpec[]
  labelOf: (path: string) => string
  sentenceOf: (fault: Fault) => string
  /** Of the columns by language. */
  columnsLabel: string
}

export interface DocumentFieldProps {
  spec: FieldSpec
  /** Of one language, where the spec is of all. */
  path: string
  form: DocumentForm
}

/** A field's label, and its sentence where it is faulty. */
export function labelsOf({ faults, labelOf, sentenceOf }: DocumentForm, path: string) {
  const fault = faults[path]
  return { label: labelOf(path), error: fault && sentenceOf(fault) }
}
