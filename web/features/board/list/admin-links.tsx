import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/session/session'
import { buttonClass } from '../../../ui/button'

const SCREENS = [
  { key: 'tour', to: '/admin/$forumId' },
  { key: 'route', to: '/admin/route/$forumId' },
  { key: 'images', to: '/admin/img/$forumId' },
] as const

export function AdminLinks({ tourId }: { tourId: number }) {
  const { t } = useTranslation('board')
  if (!useSession()?.isSuperUser) return null
  return (
    <nav aria-label={t('admin.label')} className="flex flex-wrap gap-2">
      {SCREENS.map(({ key, to }) => (
        <Link
          key={key}
          to={to}
          params={{ forumId: String(tourId) }}
          className={buttonClass('quiet')}
        >
          {t(`admin.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
