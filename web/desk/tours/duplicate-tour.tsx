import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { Button } from '../../ui/button'
import { useToast } from '../ui/toasts'
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
  const { t } = useTranslation('tour-desk')
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const [isBusy, setBusy] = useState(false)
  return { isBusy, duplicate }

  async function duplicate(): Promise<void> {
    setBusy(true)
    try {
      const copyId = await duplicateTour(client, id)
      void client.invalidateQueries({ queryKey: ['admin', 'tours'] })
      await navigate({ to: '/admin/$forumId', params: { forumId: String(copyId) } })
      showToast({ text: t('duplicate.done') })
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    } finally {
      setBusy(false)
    }
  }
}
