import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  isOptionalPage,
  type WrittenPageName,
} from '../../../worker/contracts/written-pages/page-names'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import type { PageVersions } from '../../../worker/contracts/written-pages/page-versions'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import { MoreButton } from '../ui/more-button'
import type { PageDraft } from './page-draft'
import { PageVersion } from './page-version'
import { useWithdrawal, type Version } from './use-withdrawal'
import { versionsQuery } from './written-pages.api'

interface PageHistoryProps {
  page: WrittenPageName
  first: PageDraft
  /** Puts earlier texts into the editor. */
  onTake: (texts: Partial<PageDraft>) => void
  onWithdrawn: (stored: EditedPage) => void
}

/** The versions with time, author and differences, and a button to take earlier texts. */
export function PageHistory({ page, first, onTake, onWithdrawn }: PageHistoryProps) {
  const { t } = useTranslation('desk')
  const query = useInfiniteQuery(versionsQuery(page))
  const withdrawal = useWithdrawal(page, onWithdrawn)
  return (
    <section aria-label={t('pages.history.title')} className="flex max-w-4xl flex-col gap-3">
      <h2 className="text-lg">{t('pages.history.title')}</h2>
      <Loaded query={query} skeleton="h-32 w-full">
        {({ pages }) => (
          <VersionList pages={pages} onWithdraw={withdrawal.ask} {...{ page, first, onTake }} />
        )}
      </Loaded>
      <MoreButton query={query} className="self-start">
        {t('pages.history.more')}
      </MoreButton>
      <WithdrawalQuestion withdrawal={withdrawal} />
    </section>
  )
}

interface VersionListProps extends Omit<PageHistoryProps, 'onWithdrawn'> {
  pages: PageVersions[]
  onWithdraw: (version: Version) => void
}

function VersionList({ pages, page, first, onTake, onWithdraw }: VersionListProps) {
  const versions = pages.flatMap((each) => each.versions)
  return (
    <ol className="flex flex-col gap-3">
      {versions.map((version) => (
        <li key={version._id} className="rounded-card border border-line bg-surface p-4">
          <PageVersion
            page={page}
            version={version}
            onTake={onTake}
            onWithdraw={() => onWithdraw(version)}
          />
        </li>
      ))}
      <li className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4">
        <FirstTexts isSample={isOptionalPage(page)} onTake={() => onTake(first)} />
      </li>
    </ol>
  )
}

/** The texts that came with the site, as the earliest version or as a sample. */
function FirstTexts({ isSample, onTake }: { isSample: boolean; onTake: () => void }) {
  const { t } = useTranslation('desk')
  return (
    <>
      <p className="grow text-muted">
        {t(isSample ? 'pages.history.sample' : 'pages.history.first')}
      </p>
      <Button look="faint" onClick={onTake}>
        <RotateCcw aria-hidden size={16} />
        {t(isSample ? 'pages.history.takeSample' : 'pages.history.takeFirst')}
      </Button>
    </>
  )
}

function WithdrawalQuestion({ withdrawal }: { withdrawal: ReturnType<typeof useWithdrawal> }) {
  const { t } = useTranslation('desk')
  return (
    <ConfirmDialog
      isOpen={withdrawal.isAsked}
      onClose={withdrawal.close}
      title={t('pages.withdraw.title')}
      action={t('pages.withdraw.action')}
      isPending={withdrawal.isBusy}
      onConfirm={withdrawal.withdraw}
    >
      <p className="text-muted">{t('pages.withdraw.text')}</p>
    </ConfirmDialog>
  )
}
