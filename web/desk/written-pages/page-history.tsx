import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/calendar'
import { LANGS } from '../../../worker/contracts/languages'
import { isLegalPage, type WrittenPageName } from '../../../worker/contracts/page-names'
import type { EditedPage, PageVersions } from '../../../worker/contracts/written-pages'
import { useErrorText } from '../../platform/api/use-error-text'
import { formatLongDay } from '../../platform/i18n/format'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { ConfirmDialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import { useClock } from '../ui/use-clock'
import { useToast } from '../ui/toasts'
import type { PageDraft } from './page-draft'
import { PageDifferences } from './page-differences'
import {
  editedPageQuery,
  readDifference,
  versionsQuery,
  withdrawVersion,
} from './written-pages.api'

type Version = PageVersions['versions'][number]

interface PageHistoryProps {
  page: WrittenPageName
  first: PageDraft
  /** Puts earlier texts into the editor. */
  onTake: (texts: Partial<PageDraft>) => void
  onWithdrawn: (stored: EditedPage) => void
}

/** What was published, when and by whom, with the differences and a way back. */
export function PageHistory({ page, first, onTake, onWithdrawn }: PageHistoryProps) {
  const { t } = useTranslation('pages')
  const query = useInfiniteQuery(versionsQuery(page))
  const [withdrawn, setWithdrawn] = useState<Version | null>(null)
  const { withdraw, isBusy } = useWithdrawal(page, onWithdrawn, () => setWithdrawn(null))
  return (
    <section aria-label={t('history.title')} className="flex max-w-4xl flex-col gap-3">
      <h2 className="text-lg">{t('history.title')}</h2>
      <Loaded query={query} skeleton="h-32 w-full">
        {({ pages }) => (
          <ol className="flex flex-col gap-3">
            {pages
              .flatMap((each) => each.versions)
              .map((version) => (
                <li key={version._id} className="rounded-card border border-line bg-surface p-4">
                  <VersionEntry
                    page={page}
                    version={version}
                    onTake={onTake}
                    onWithdraw={() => setWithdrawn(version)}
                  />
                </li>
              ))}
            <li className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4">
              <p className="grow text-muted">{t('history.first')}</p>
              <Button look="faint" onClick={() => onTake(first)}>
                <RotateCcw aria-hidden size={16} />
                {t('history.takeFirst')}
              </Button>
            </li>
          </ol>
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button
          className="self-start"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={withdrawn !== null}
        onClose={() => setWithdrawn(null)}
        title={t('withdraw.title')}
        action={t('withdraw.action')}
        isPending={isBusy}
        onConfirm={() => withdrawn && void withdraw(withdrawn.version)}
      >
        <p className="text-muted">{t('withdraw.text')}</p>
      </ConfirmDialog>
    </section>
  )
}

interface VersionEntryProps extends Pick<PageHistoryProps, 'page' | 'onTake'> {
  version: Version
  onWithdraw: () => void
}

function VersionEntry({ page, version, onTake, onWithdraw }: VersionEntryProps) {
  const { t } = useTranslation(['pages', 'common'])
  const lang = useLang()
  const time = useClock()
  const take = useTaking(page, version.version, onTake)
  const [isOpen, setOpen] = useState(false)
  const isPlanned = version.startsOn > calgaryDay(useNow())
  const day = formatLongDay(version.startsOn, lang)
  const names = version.langs.map((each) => t(`common:language.${each}`)).join(', ')
  return (
    <article aria-label={t('history.from', { day })} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base">{t('history.from', { day })}</h3>
        <code className="text-sm text-muted">{version.version}</code>
        {isPlanned && <Chip look="offer">{t('mark.planned')}</Chip>}
      </div>
      <p className="text-sm text-muted">
        {t('history.by', {
          names,
          time: time(version.publishedAt),
          actor: version.by ?? t('history.noMember'),
        })}
      </p>
      {version.notice && (
        <p className="text-sm text-muted">
          {t(version.notice.isEnded ? 'history.mailed' : 'history.mailing', {
            count: version.notice.mails,
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'history.hide' : 'history.show')}
        </Button>
        <Button onClick={() => void take()}>
          <RotateCcw aria-hidden size={16} />
          {t('history.take')}
        </Button>
        {isPlanned && (
          <Button onClick={onWithdraw}>
            <Undo2 aria-hidden size={16} />
            {t('withdraw.open')}
          </Button>
        )}
        {isLegalPage(page) && (
          <Link
            to={`/${page}/$version`}
            params={{ version: version.version }}
            className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
          >
            {t('history.read')}
          </Link>
        )}
      </div>
      {isOpen && <PageDifferences page={page} version={version.version} />}
    </article>
  )
}

function useTaking(
  page: WrittenPageName,
  version: string,
  onTake: PageHistoryProps['onTake'],
): () => Promise<void> {
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return async () => {
    try {
      const { texts } = await readDifference(client, page, version)
      onTake(
        Object.fromEntries(
          LANGS.flatMap((lang) => (texts[lang] === null ? [] : [[lang, texts[lang]]])),
        ),
      )
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    }
  }
}

function useWithdrawal(
  page: WrittenPageName,
  onWithdrawn: PageHistoryProps['onWithdrawn'],
  onDone: () => void,
) {
  const { t } = useTranslation('pages')
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const [isBusy, setBusy] = useState(false)
  return { withdraw, isBusy }

  async function withdraw(version: string): Promise<void> {
    setBusy(true)
    try {
      await withdrawVersion(client, page, version)
      onWithdrawn((await client.fetchQuery(editedPageQuery(page))).edited)
      showToast({ text: t('withdraw.done') })
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    } finally {
      setBusy(false)
      onDone()
    }
  }
}
