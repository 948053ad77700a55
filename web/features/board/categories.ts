import {
  OTHER,
  TOPIC_CATEGORIES,
  type CategoryId,
} from '../../../worker/contracts/board/topic-rules'

export const CATEGORY_KEY = { 1: 'inquiry', 2: 'travelogue', 3: 'question', 4: 'other' } as const

export function categoryKey(category: number): (typeof CATEGORY_KEY)[CategoryId] {
  return CATEGORY_KEY[TOPIC_CATEGORIES.find((each) => each === category) ?? OTHER]
}
