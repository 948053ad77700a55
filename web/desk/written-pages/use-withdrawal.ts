import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenPageName } from '../../../worker/contracts/page-names'
import type { EditedPage } from '../../../worker/contracts/page-drafts'
import type { PageVersions } from '../../../worker/contracts/page-versions'
import { useErrorText } from '../../platform/api/use-error-text'
import { useToast } from '../ui/toasts'
import { editedPageQuery, withdrawVersion } from './written-pages.api'

export type Version = PageVersions['versions'][number]

/** Withdraws a version that is not in force yet, after a question. */
export function useWithdrawal(page: WrittenPageName, onWithdrawn: (stored: EditedPage) => void) {
  const { t } = useTranslation('pages')
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const [asked, setAsked] = useState<Version | null>(null)
  const [isBusy, setBusy] = useState(false)
  const close = () => setAsked(null)
  return { isAsked: asked !== null, ask: setAsked, close, withdraw, isBusy }

  async function withdraw(): Promise<void> {
    if (!asked) return
    setBusy(true)
    try {
      await withdrawVersion(client, page, asked.version)
      onWithdrawn((await client.fetchQuery(editedPageQuery(page))).edited)
      showToast({ text: t('withdraw.done') })
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    } finally {
      setBusy(false)
      close()
    }
  }
}
