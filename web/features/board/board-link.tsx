import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function BoardLink({ forumId }: { forumId: number }) {
  const { t } = useTranslation('board')
  return (
    <Link
      to="/board/$forumId"
      params={{ forumId: String(forumId) }}
      className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-primary hover:underline"
    >
      <ArrowLeft aria-hidden size={18} />
      {t('topic.toBoard')}
    </Link>
  )
}
