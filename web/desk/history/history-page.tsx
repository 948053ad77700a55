import { useInfiniteQuery } from '@tanstack/react-query'
import { History, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourVersion } from '../../../worker/contracts/tours/tour-versions'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { ConfirmDialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import type { EditedTour } from '../editor/editor.api'
import { LoadedTour } from '../editor/loaded-tour'
import { TourHeader } from '../editor/tour-header'
import { IconTextButton } from '../ui/icon-text-button'
import { MoreButton } from '../ui/more-button'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { Differences } from './differences'
import { useFieldLabel } from './field-values'
import { restoreVersion, versionsQuery } from './history.api'

/** The versions of a tour with author, time and changes, and a button to restore each. */
export function HistoryPage({ tourId }: { tourId: number }) {
  return (
    <LoadedTour id={tourId}>
      {(tour) => (
        <>
          <TourHeader tour={tour} screen="history" />
          <Versions tour={tour} />
        </>
      )}
    </LoadedTour>
  )
}

function Versions({ tour }: { tour: EditedTour }) {
  const { t } = useTranslation('desk-tours')
  const query = useInfiniteQuery(versionsQuery(tour.id))
  const [chosen, setChosen] = useState<TourVersion | null>(null)
  return (
    <section aria-label={t('history.title')} className="flex max-w-4xl flex-col gap-4">
      <p className="max-w-reading text-sm text-muted">{t('history.lead')}</p>
      <Loaded query={query} skeleton="h-60 w-full">
        {({ pages }) => <VersionList tourId={tour.id} pages={pages} onRestore={setChosen} />}
      </Loaded>
      <MoreButton query={query} className="self-start">
        {t('history.more')}
      </MoreButton>
      <RestoreDialog tour={tour} chosen={chosen} onClose={() => setChosen(null)} />
    </section>
  )
}

interface VersionListProps {
  tourId: number
  pages: readonly { versions: TourVersion[] }[]
  onRestore: (version: TourVersion) => void
}

function VersionList({ tourId, pages, onRestore }: VersionListProps) {
  const { t } = useTranslation('desk-tours')
  const versions = pages.flatMap((page) => page.versions)
  if (versions.length === 0) return <p className="text-muted">{t('history.empty')}</p>
  return (
    <ol className="flex flex-col gap-3">
      {versions.map((version) => (
        <li key={version.id}>
          <Version tourId={tourId} version={version} onRestore={() => onRestore(version)} />
        </li>
      ))}
    </ol>
  )
}

interface RestoreDialogProps {
  tour: EditedTour
  /** The version to restore; null while the dialog is closed. */
  chosen: TourVersion | null
  onClose: () => void
}

function RestoreDialog({ tour, chosen, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('desk-tours')
  const { restore, isBusy } = useRestore(tour, onClose)
  return (
    <ConfirmDialog
      isOpen={chosen !== null}
      onClose={onClose}
      title={t('history.restoreTitle')}
      action={t('history.restoreAction')}
      isPending={isBusy}
      onConfirm={() => chosen && void restore(chosen)}
    >
      <p className="text-muted">{t('history.restoreText')}</p>
    </ConfirmDialog>
  )
}

/** Restores the tour as it was before a version. On a conflict, the newer versions are shown. */
function useRestore(tour: EditedTour, onDone: () => void) {
  const { t } = useTranslation('desk-tours')
  const { run, isBusy } = useAction({ onFailure: onDone })
  const { id: forumId, updatedAt } = tour
  const restore = ({ id: versionId }: TourVersion) =>
    run(
      async (client) => {
        await restoreVersion(client, { forumId, versionId, updatedAt })
        onDone()
      },
      { text: t('history.restored'), removesRow: true },
    )
  return { restore, isBusy }
}

interface VersionProps {
  tourId: number
  version: TourVersion
  onRestore: () => void
}

export function Version({ tourId, version, onRestore }: VersionProps) {
  const labelOf = useFieldLabel()
  const lang = useLang()
  const heading = useHeading(version)
  const [isOpen, setOpen] = useState(false)
  return (
    <article aria-label={heading} className="rounded-card border border-line bg-surface p-4">
      <VersionHead heading={heading} isRestore={version.isRestore} />
      <p className="mt-1 text-sm text-muted">{formatList(version.fields.map(labelOf), lang)}</p>
      <VersionButtons isOpen={isOpen} onToggle={() => setOpen(!isOpen)} onRestore={onRestore} />
      {isOpen && (
        <div className="mt-3">
          <Differences tourId={tourId} versionId={version.id} />
        </div>
      )}
    </article>
  )
}

function useHeading({ at, actor, isBySite }: TourVersion): string {
  const { t } = useTranslation('desk-tours')
  const time = useClock()
  const author = isBySite ? t('history.site') : (actor ?? t('history.former'))
  return t('history.by', { time: time(at), actor: author })
}

interface VersionButtonsProps extends Pick<VersionProps, 'onRestore'> {
  isOpen: boolean
  onToggle: () => void
}

function VersionButtons({ isOpen, onToggle, onRestore }: VersionButtonsProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'history.hide' : 'history.show')}
      </Button>
      <IconTextButton icon={Undo2} text={t('history.restore')} onClick={onRestore} />
    </div>
  )
}

function VersionHead({ heading, isRestore }: { heading: string; isRestore: boolean }) {
  const { t } = useTranslation('desk-tours')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <History aria-hidden size={18} className="shrink-0 text-muted" />
      <h2 className="text-base">{heading}</h2>
      {isRestore && <Chip>{t('history.isRestore')}</Chip>}
    </div>
  )
}
