import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/field'

/** An email address, with a default label. */
export function EmailField(field: Partial<ComponentProps<typeof TextField>>) {
  const { t } = useTranslation('accounts')
  return (
    <TextField
      type="email"
      inputMode="email"
      label={t('field.email')}
      autoComplete="email"
      {...field}
    />
  )
}
