import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { ListPage } from './list-columns'
import type { ListControls } from './use-list-address'

interface ListPagesProps {
  page: ListPage<unknown>
  controls: ListControls
}

/** Steps to the neighbouring pages; nothing for a list of one page. */
export function ListPages({ page: { previous, next }, controls: { set } }: ListPagesProps) {
  const { t } = useTranslation('desk')
  if (!previous && !next) return null
  const go = (change: { before?: string; after?: string }) => {
    set(change)
    scrollTo({ top: 0 })
  }
  return (
    <nav aria-label={t('list.pages')} className="flex items-center justify-center gap-3">
      <Button disabled={!previous} onClick={() => previous && go({ before: previous })}>
        <ChevronLeft aria-hidden size={18} />
        {t('list.previous')}
      </Button>
      <Button disabled={!next} onClick={() => next && go({ after: next })}>
        {t('list.next')}
        <ChevronRight aria-hidden size={18} />
      </Button>
    </nav>
  )
}
