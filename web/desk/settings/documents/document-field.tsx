import { AreaField, CheckField, TextField } from '../../../ui/field'
import { labelsOf, type DocumentFieldProps } from './document-form'
import { DocumentPicture } from './document-picture'
import { wordsOf } from './document-values'
import { RegionsField } from './regions-field'

/** The control for a field's kind. */
export function DocumentField(props: DocumentFieldProps) {
  switch (props.spec.kind) {
    case 'flag':
      return <FlagField {...props} />
    case 'picture':
      return <DocumentPicture {...props} />
    case 'regions':
      return <DocumentRegions {...props} />
    default:
      return <DocumentText {...props} />
  }
}

function FlagField({ path, form: { draft, labelOf, onChange } }: DocumentFieldProps) {
  return (
    <CheckField
      label={labelOf(path)}
      checked={draft[path] === 'true'}
      onChange={({ target }) => onChange({ [path]: target.checked ? 'true' : '' })}
    />
  )
}

function DocumentRegions({ path, form }: DocumentFieldProps) {
  return (
    <RegionsField
      {...labelsOf(form, path)}
      slugs={wordsOf(form.draft[path] ?? '')}
      onChange={(slugs) => form.onChange({ [path]: slugs.join(' ') })}
    />
  )
}

function DocumentText({ spec: { kind }, path, form }: DocumentFieldProps) {
  const labels = labelsOf(form, path)
  const value = form.draft[path] ?? ''
  const type = (text: string) => form.onChange({ [path]: text })
  if (kind === 'links' || kind === 'lines')
    return <AreaField {...labels} value={value} onChange={({ target }) => type(target.value)} />
  return (
    <TextField
      {...labels}
      autoComplete="off"
      {...(kind === 'whole' && { inputMode: 'numeric' as const })}
      value={value}
      onChange={({ target }) => type(target.value)}
    />
  )
}
