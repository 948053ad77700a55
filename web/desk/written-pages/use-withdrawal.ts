import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import type { PageVersions } from '../../../worker/contracts/written-pages/page-versions'
import { useToast } from '../ui/toasts'
import { useAttempt } from '../ui/use-attempt'
import { editedPageQuery, withdrawVersion } from './written-pages.api'

export type Version = PageVersions['versions'][number]

/** Withdraws a version that does not apply yet, after a confirmation. */
export function useWithdrawal(page: WrittenPageName, onWithdrawn: (stored: EditedPage) => void) {
  const withdrawNow = useWithdraw(page, onWithdrawn)
  const { isBusy, attempt } = useAttempt()
  const [asked, setAsked] = useState<Version | null>(null)
  const close = () => setAsked(null)
  const withdraw = async (): Promise<void> => {
    if (!asked) return
    await attempt(() => withdrawNow(asked))
    close()
  }
  return { isAsked: asked !== null, ask: setAsked, close, withdraw, isBusy }
}

function useWithdraw(page: WrittenPageName, onWithdrawn: (stored: EditedPage) => void) {
  const { t } = useTranslation('desk')
  const client = useQueryClient()
  const showToast = useToast()
  return async ({ version }: Version): Promise<void> => {
    await withdrawVersion(client, page, version)
    onWithdrawn((await client.fetchQuery(editedPageQuery(page))).edited)
    showToast({ text: t('pages.withdraw.done') })
  }
}
