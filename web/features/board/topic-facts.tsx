import { BadgeCheck, EyeOff, Hourglass, Lock, MessageSquareOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OTHER, STARS_MAX, TOPIC_CATEGORIES } from '../../../worker/contracts/board/topic-rules'
import { formatMonthOfYear } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
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
      <span className="font-semibold text-ink">
        {user.username ?? t(user.isGuest ? 'story.guest' : 'deletedMember')}
      </span>
      {user.isStaff && (
        <span className="rounded-full bg-primary px-2 text-sm font-semibold text-on-primary">
          {t('staff')}
        </span>
      )}
    </span>
  )
}

/** The stars of a story, that the trip took place, and its month; nothing for other topics. */
export function StoryMark({ story }: Pick<BoardRow, 'story'>) {
  const { t } = useTranslation('board')
  const lang = useLang()
  if (!story) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm text-ink">
      <Stars stars={story.stars} />
      <span className="inline-flex items-center gap-1 font-semibold text-primary">
        <BadgeCheck aria-hidden size={16} />
        {t('story.verified')}
      </span>
      <span className="text-muted">
        {t('story.month', { month: formatMonthOfYear(story.month, lang) })}
      </span>
    </span>
  )
}

function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('board')
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden className="text-accent">
        {'★'.repeat(stars)}
        <span className="text-muted">{'☆'.repeat(STARS_MAX - stars)}</span>
      </span>
      <span className="sr-only">{t('story.stars', { stars })}</span>
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
