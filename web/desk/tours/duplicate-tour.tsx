import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { useToast } from '../ui/toasts'
import { useAttempt } from '../ui/use-attempt'
import { duplicateTour } from './tours.api'

/** Copies the stored tour to a hidden one and opens it. */
export function DuplicateTour({ id }: { id: number }) {
  const { t } = useTranslation('tour-desk')
  const { isBusy, attempt } = useAttempt()
  const openCopy = useCopy(id)
  return (
    <Button disabled={isBusy} onClick={() => void attempt(openCopy)}>
      <Copy aria-hidden size={16} />
      {t(isBusy ? 'duplicate.busy' : 'duplicate.action')}
    </Button>
  )
}

function useCopy(id: number) {
  const { t } = useTranslation('tour-desk')
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  return async (): Promise<void> => {
    const copyId = await duplicateTour(client, id)
    void client.invalidateQueries({ queryKey: ['admin', 'tours'] })
    await navigate({ to: '/admin/$forumId', params: { forumId: String(copyId) } })
    showToast({ text: t('duplicate.done') })
  }
}
