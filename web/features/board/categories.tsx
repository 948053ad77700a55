import { useTranslation } from 'react-i18next'
import { OTHER, TOPIC_CATEGORIES } from '../../../worker/contracts/board/topic-rules'
import { Chip } from '../../ui/chip'

export const CATEGORY_KEY = { 1: 'inquiry', 2: 'travelogue', 3: 'question', 4: 'other' } as const

export function CategoryChip({ category }: { category: number }) {
  const { t } = useTranslation('board')
  const known = TOPIC_CATEGORIES.find((each) => each === category) ?? OTHER
  return <Chip>{t(`category.${CATEGORY_KEY[known]}`)}</Chip>
}
