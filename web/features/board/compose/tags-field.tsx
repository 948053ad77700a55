import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/field'

interface TagsFieldProps {
  /** Comma-separated, as typed. */
  value: string
  onChange: (tags: string) => void
  error?: string | undefined
}

/** Collapsed, because few need it; opens for a draft's tags and for an error. */
export function TagsField({ value, onChange, error }: TagsFieldProps) {
  const { t } = useTranslation('board')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || value !== '' || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 rounded-field font-semibold hover:text-primary">
        {t('compose.tags')}
        <ChevronDown aria-hidden size={18} className="text-muted in-open:rotate-180" />
      </summary>
      <TextField
        label={<span className="sr-only">{t('compose.tags')}</span>}
        value={value}
        maxLength={200}
        placeholder={t('compose.tagsHint')}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </details>
  )
}
