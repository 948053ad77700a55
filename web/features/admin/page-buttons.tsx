import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { ROWS_A_PAGE } from './desk.api'

/** To the page before and after, where a list is longer than one. */
export function PageButtons({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('admin')
  const last = Math.max(1, Math.ceil(total / ROWS_A_PAGE))
  if (last === 1) return null
  return (
    <nav aria-label={t('page.label')} className="flex items-center justify-center gap-3">
      <Button disabled={page <= 1} aria-label={t('page.previous')} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden size={18} />
      </Button>
      <span className="tabular text-sm">{t('page.position', { page, last })}</span>
      <Button disabled={page >= last} aria-label={t('page.next')} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden size={18} />
      </Button>
    </nav>
  )
}
