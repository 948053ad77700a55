import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import type { PageVersions } from '../../../worker/contracts/written-pages/page-versions'
import { useAction } from '../ui/use-action'
import { editedPageQuery, withdrawVersion } from './written-pages.api'

export type Version = PageVersions['versions'][number]

/** Withdraws a version that does not apply yet, after a confirmation. */
export function useWithdrawal(page: WrittenPageName, onWithdrawn: (stored: EditedPage) => void) {
  const { t } = useTranslation('desk')
  const [asked, setAsked] = useState<Version | null>(null)
  const close = () => setAsked(null)
  const { isBusy, run } = useAction({ onFailure: close })
  const withdraw = ({ version }: Version) =>
    run(
      async (client) => {
        await withdrawVersion(client, page, version)
        onWithdrawn((await client.fetchQuery(editedPageQuery(page))).edited)
        close()
      },
      { text: t('pages.withdraw.done') },
    )
  return {
    isAsked: asked !== null,
    ask: setAsked,
    close,
    withdraw: () => void (asked && withdraw(asked)),
    isBusy,
  }
}
