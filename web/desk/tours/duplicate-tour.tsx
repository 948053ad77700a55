import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { useToast } from '../ui/toasts'
import { useFailureToast } from '../ui/use-failure-toast'
import { duplicateTour } from './tours.api'

/** Copies the stored tour to a hidden one and opens it. */
export function DuplicateTour({ id }: { id: number }) {
  const { t } = useTranslation('tour-desk')
  const { isBusy, duplicate } = useDuplication(id)
  return (
    <Button disabled={isBusy} onClick={() => void duplicate()}>
      <Copy aria-hidden size={16} />
      {t(isBusy ? 'duplicate.busy' : 'duplicate.action')}
    </Button>
  )
}

function useDuplication(id: number) {
  const openCopy = useCopy(id)
  const tellFailure = useFailureToast()
  const [isBusy, setBusy] = useState(false)
  return { isBusy, duplicate }

  async function duplicate(): Promise<void> {
    setBusy(true)
    try {
      await openCopy()
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
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
