import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/field'

/** An email address, with a label unless it has one of its own. */
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
