import { useTranslation } from 'react-i18next'
import type { BoardRow } from './board.presenter'

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
