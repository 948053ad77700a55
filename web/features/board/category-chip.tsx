import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import { categoryKey } from './categories'

export function CategoryChip({ category }: { category: number }) {
  const { t } = useTranslation('board')
  return <Chip>{t(`category.${categoryKey(category)}`)}</Chip>
}
