import { EyeOff, Hourglass, Lock, MessageSquareOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OTHER, TOPIC_CATEGORIES } from '../../../worker/contracts/board/topic-rules'
import { Chip } from '../../ui/chip'
import type { BoardRow } from './board.presenter'

export const CATEGORY_KEY = { 1: 'inquiry', 2: 'travelogue', 3: 'question', 4: 'other' } as const

export function CategoryChip({ category }: { category: number }) {
  const { t } = useTranslation('board')
  const known = TOPIC_CATEGORIES.find((each) => each === category) ?? OTHER
  return <Chip>{t(`category.${CATEGORY_KEY[known]}`)}</Chip>
}

export function AuthorName({ user }: { user: BoardRow['user'] }) {
  const { t } = useTranslation('board')
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="font-semibold text-ink">{user.username ?? t('deletedMember')}</span>
      {user.isStaff && (
        <span className="rounded-full bg-primary px-2 text-sm font-semibold text-on-primary">
          {t('staff')}
        </span>
      )}
    </span>
  )
}

type States = Pick<BoardRow, 'isPrivate' | 'isLocked' | 'isPending' | 'isHidden'>

export function TopicStates({ topic }: { topic: States }) {
  const { t } = useTranslation('board')
  const states = [
    { key: 'private', isOn: topic.isPrivate, icon: Lock },
    { key: 'locked', isOn: topic.isLocked, icon: MessageSquareOff },
    { key: 'pending', isOn: topic.isPending, icon: Hourglass },
    { key: 'hidden', isOn: topic.isHidden, icon: EyeOff },
  ] as const
  return states
    .filter(({ isOn }) => isOn)
    .map(({ key, icon: Icon }) => (
      <span key={key} className="inline-flex items-center gap-1 text-sm text-accent">
        <Icon aria-hidden size={14} />
        {t(`state.${key}`)}
      </span>
    ))
}
