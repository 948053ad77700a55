import type { Fault, FormProps } from '../group-form'
import type { DocumentDraft, FieldSpec } from './document'

/** A document that is edited, with the texts of its fields. */
export interface DocumentForm extends FormProps<DocumentDraft> {
  specs: readonly FieldSpec[]
  labelOf: (path: string) => string
  sentenceOf: (fault: Fault) => string
  /** Label of the columns by language. */
  columnsLabel: string
}

export interface DocumentFieldProps {
  spec: FieldSpec
  /** Path of the field, for one language if the spec has all. */
  path: string
  form: DocumentForm
}

/** A field's label, and its error if it has a fault. */
export function labelsOf({ faults, labelOf, sentenceOf }: DocumentForm, path: string) {
  const fault = faults[path]
  return { label: labelOf(path), error: fault && sentenceOf(fault) }
}
