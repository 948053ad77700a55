import { EyeOff, Hourglass, Lock, MessageSquareOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BoardRow } from './board.presenter'

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
