import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/field'
import type { NumberField } from '../tour-draft'
import type { FormPart } from '../tour-faults'

interface NumberBoxProps extends FormPart {
  field: NumberField
  inputMode?: 'numeric' | 'decimal'
  hint?: string | undefined
}

export function NumberBox({ field, inputMode = 'decimal', hint, ...form }: NumberBoxProps) {
  const { t } = useTranslation(['admin', 'errors'])
  const fault = form.faults[field]
  return (
    <div data-field={field}>
      <TextField
        label={t(`field.${field}`)}
        inputMode={inputMode}
        autoComplete="off"
        value={form.draft[field]}
        hint={hint}
        error={fault && t(fault)}
        onChange={({ target }) => form.onChange({ [field]: target.value })}
      />
    </div>
  )
}
