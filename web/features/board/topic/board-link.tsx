import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'

export function BoardLink({ tourId }: { tourId: number }) {
  const { t } = useTranslation('board')
  return (
    <Link
      to="/board/$forumId"
      params={{ forumId: String(tourId) }}
      className={`${buttonClass('link')} self-start`}
    >
      <ArrowLeft aria-hidden size={18} />
      {t('topic.toBoard')}
    </Link>
  )
}
