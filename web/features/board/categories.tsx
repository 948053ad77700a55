import { useTranslation } from 'react-i18next'
import {
  OTHER,
  TOPIC_CATEGORIES,
  type CategoryId,
} from '../../../worker/contracts/board/topic-rules'
import { Chip } from '../../ui/chip'

export const CATEGORY_KEY = { 1: 'inquiry', 2: 'travelogue', 3: 'question', 4: 'other' } as const

function categoryKey(category: number): (typeof CATEGORY_KEY)[CategoryId] {
  return CATEGORY_KEY[TOPIC_CATEGORIES.find((each) => each === category) ?? OTHER]
}

export function CategoryChip({ category }: { category: number }) {
  const { t } = useTranslation('board')
  return <Chip>{t(`category.${categoryKey(category)}`)}</Chip>
}
