import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../../ui/field'

interface PrivateFieldProps {
  value: boolean
  onChange: (isPrivate: boolean) => void
}

export function PrivateField({ value, onChange }: PrivateFieldProps) {
  const { t } = useTranslation('board')
  const label = (
    <span className="flex items-center gap-1.5 font-semibold">
      <Lock aria-hidden size={15} />
      {t('compose.private')}
    </span>
  )
  return (
    <CheckField
      role="switch"
      aria-checked={value}
      label={label}
      hint={t(value ? 'compose.privateHint' : 'compose.openHint')}
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
