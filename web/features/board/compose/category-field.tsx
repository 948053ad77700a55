import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TOPIC_CATEGORIES, type CategoryId } from '../../../../worker/contracts/board/topic-rules'
import { buttonClass } from '../../../ui/button'
import { CATEGORY_KEY } from '../categories'

const PILL = `${buttonClass('pill')} cursor-pointer has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary max-sm:px-3`

interface CategoryFieldProps {
  value: CategoryId
  onChange: (category: CategoryId) => void
}

export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const { t } = useTranslation('board')
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold">{t('category.label')}</legend>
      {TOPIC_CATEGORIES.map((each) => (
        <label key={each} className={PILL}>
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
