import { ChevronDown, Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TOPIC_CATEGORIES, type CategoryId } from '../../../../worker/contracts/topic-rules'
import { CheckField, TextField } from '../../../ui/field'
import { CATEGORY_KEY } from '../categories'
import { Button, buttonClass } from '../../../ui/button'
import { moveFocus } from '../../../ui/focus'

interface FieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
}

export function CategoryField({ value, onChange }: FieldProps<CategoryId>) {
  const { t } = useTranslation('board')
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold">{t('category.label')}</legend>
      {TOPIC_CATEGORIES.map((each) => (
        <label
          key={each}
          className={`${buttonClass('pill')} cursor-pointer has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary max-sm:px-3`}
        >
          <input
            type="radio"
            name={name}
            checked={value === each}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          {t(`category.${CATEGORY_KEY[each]}`)}
        </label>
      ))}
    </fieldset>
  )
}

export function PrivateField({ value, onChange }: FieldProps<boolean>) {
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

/** Folded, because few need it; opens for a draft's tags and for an error. */
export function TagsField({
  value,
  onChange,
  error,
}: FieldProps<string> & { error?: string | undefined }) {
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

/** Says that the draft is saved, with a button to discard it. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('board')
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {t('compose.draftKept')}
      <Button
        look="link"
        onClick={({ currentTarget }) => {
          moveFocus(currentTarget.form?.querySelector('input:not([type=radio]), textarea'))
          onDiscard()
        }}
      >
        {t('compose.discard')}
      </Button>
    </p>
  )
}
