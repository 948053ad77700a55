import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { LANGS } from '../../../worker/contracts/languages'
import {
  isLegalPage,
  type WrittenPageName,
} from '../../../worker/contracts/written-pages/page-names'
import { useNow } from '../../platform/forms/use-now'
import { formatList, formatLongDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { IconTextButton } from '../ui/icon-text-button'
import { useClock } from '../ui/use-clock'
import { useAction } from '../ui/use-action'
import { PageDifferences } from './page-differences'
import type { PageDraft } from './page-draft'
import type { Version } from './use-withdrawal'
import { readDifference } from './written-pages.api'

const LINK = 'inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4'

interface PageVersionProps {
  page: WrittenPageName
  version: Version
  onTake: (texts: Partial<PageDraft>) => void
  onWithdraw: () => void
}

/** A version with its first day and the actions on it. */
export function PageVersion(props: PageVersionProps) {
  const { page, version } = props
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  const isPlanned = version.startsOn > calgaryDay(useNow())
  const title = t('pages.history.from', { day: formatLongDay(version.startsOn, useLang()) })
  return (
    <article aria-label={title} className="flex flex-col gap-2">
      <VersionHeading title={title} code={version.version} isPlanned={isPlanned} />
      <VersionFacts version={version} />
      <div className="flex flex-wrap gap-2">
        <ReadButtons {...props} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <RareActions {...props} isPlanned={isPlanned} />
      </div>
      {isOpen && <PageDifferences page={page} version={version.version} />}
    </article>
  )
}

function VersionHeading(props: { title: string; code: string; isPlanned: boolean }) {
  const { title, code, isPlanned } = props
  const { t } = useTranslation('desk')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="text-base">{title}</h3>
      <code className="text-sm text-muted">{code}</code>
      {isPlanned && <Chip look="offer">{t('pages.mark.planned')}</Chip>}
    </div>
  )
}

interface ReadButtonsProps extends Omit<PageVersionProps, 'onWithdraw'> {
  isOpen: boolean
  onToggle: () => void
}

function ReadButtons({ page, version, onTake, isOpen, onToggle }: ReadButtonsProps) {
  const { t } = useTranslation('desk')
  const take = useTakenVersion({ page, version, onTake })
  return (
    <>
      <Button aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'pages.history.hide' : 'pages.history.show')}
      </Button>
      <IconTextButton icon={RotateCcw} text={t('pages.history.take')} onClick={() => void take()} />
    </>
  )
}

/** Withdraws a planned version. Versions of pages that bind have a URL of their own. */
function RareActions(props: PageVersionProps & { isPlanned: boolean }) {
  const { page, version, isPlanned, onWithdraw } = props
  const { t } = useTranslation('desk')
  return (
    <>
      {isPlanned && (
        <IconTextButton icon={Undo2} text={t('pages.withdraw.open')} onClick={onWithdraw} />
      )}
      {isLegalPage(page) && (
        <Link to={`/${page}/$version`} params={{ version: version.version }} className={LINK}>
          {t('pages.history.read')}
        </Link>
      )}
    </>
  )
}

function VersionFacts({ version: { langs, publishedAt, by, notice } }: { version: Version }) {
  const { t } = useTranslation(['desk', 'site'])
  const time = useClock()
  const languages = langs.map((each) => t(`site:language.${each}`))
  const names = formatList(languages, useLang())
  return (
    <>
      <p className="text-sm text-muted">
        {t('pages.history.by', {
          names,
          time: time(publishedAt),
          actor: by ?? t('pages.history.noMember'),
        })}
      </p>
      {notice && (
        <p className="text-sm text-muted">
          {t(notice.isEnded ? 'pages.history.mailed' : 'pages.history.mailing', {
            count: notice.mails,
          })}
        </p>
      )}
    </>
  )
}

/** Puts the texts of a version into the editor, without the languages that the version did not change. */
function useTakenVersion({ page, version, onTake }: Omit<PageVersionProps, 'onWithdraw'>) {
  const { run } = useAction()
  return () => run(async (client) => onTake(await readTexts(client, page, version.version)))
}

async function readTexts(client: QueryClient, page: WrittenPageName, version: string) {
  const { texts } = await readDifference(client, page, version)
  const taken = LANGS.flatMap((lang) => (texts[lang] === null ? [] : [[lang, texts[lang]]]))
  return Object.fromEntries(taken) as Partial<PageDraft>
}
