import { useTranslation } from 'react-i18next'
import type { BoardTopic } from '../../../worker/contracts/board'

export function AuthorName({ user }: { user: BoardTopic['user'] }) {
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
