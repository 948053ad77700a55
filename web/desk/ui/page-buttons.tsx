import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

interface PageButtonsProps {
  page: number
  isMore: boolean
  onPage: (page: number) => void
}

/** Previous and next; nothing for a single page. */
export function PageButtons({ page, isMore, onPage }: PageButtonsProps) {
  const { t } = useTranslation('admin')
  if (page === 1 && !isMore) return null
  return (
    <nav aria-label={t('page.label')} className="flex items-center justify-center gap-3">
      <Button disabled={page <= 1} aria-label={t('page.previous')} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden size={18} />
      </Button>
      <span className="tabular text-sm">{t('page.position', { page })}</span>
      <Button disabled={!isMore} aria-label={t('page.next')} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden size={18} />
      </Button>
    </nav>
  )
}
