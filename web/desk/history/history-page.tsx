import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourVersion } from '../../../worker/contracts/tours/tour-versions'
import { useErrorText } from '../../platform/api/use-error-text'
import { ConfirmDialog } from '../../ui/dialog'
import { focusHeading } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import type { EditedTour } from '../editor/editor.api'
import { LoadedTour } from '../editor/loaded-tour'
import { TourHeader } from '../editor/tour-header'
import { MoreButton } from '../ui/more-button'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { restoreVersion, versionsQuery } from './history.api'
import { Version } from './version'

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
  const { t } = useTranslation('tour-desk')
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
  const { t } = useTranslation('tour-desk')
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
  const { t } = useTranslation('tour-desk')
  const { mutate, isPending } = useRestore(tour, onClose)
  return (
    <ConfirmDialog
      isOpen={chosen !== null}
      onClose={onClose}
      title={t('history.restoreTitle')}
      action={t('history.restoreAction')}
      isPending={isPending}
      onConfirm={() => chosen && mutate(chosen)}
    >
      <p className="text-muted">{t('history.restoreText')}</p>
    </ConfirmDialog>
  )
}

/** Restores the tour as it was before a version. On a conflict, the newer versions are shown. */
function useRestore(tour: EditedTour, onDone: () => void) {
  const { t } = useTranslation('tour-desk')
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return useMutation({
    mutationFn: ({ id: versionId }: TourVersion) =>
      restoreVersion(client, { forumId: tour.id, versionId, updatedAt: tour.updatedAt }),
    onSuccess: () => {
      focusHeading()
      showToast({ text: t('history.restored') })
    },
    onError: (error) => showToast({ text: ofFailure(error), look: 'danger' }),
    onSettled: () => {
      onDone()
      void refetchDesk(client)
    },
  })
}
