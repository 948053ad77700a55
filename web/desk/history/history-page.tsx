import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { History, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourVersion } from '../../../worker/contracts/tour-versions'
import { useErrorText } from '../../platform/api/use-error-text'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { ConfirmDialog } from '../../ui/dialog'
import { focusHeading } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { TourHeader } from '../editor/tour-header'
import { regionsQuery } from '../tours/tours.api'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { useClock } from '../ui/use-clock'
import { Differences } from './differences'
import { useFieldValues } from './field-values'
import { restoreVersion, versionsQuery } from './history.api'

/** Who changed a tour, when and what, with the way back. */
export function HistoryPage({ forumId }: { forumId: number }) {
  const { t } = useTranslation('admin')
  const query = useQuery(adminTourQuery(forumId))
  return (
    <Loaded query={query} failure={t('tour.loadFailed')} skeleton="h-[36rem] w-full">
      {(tour) => (
        <>
          <TourHeader tour={tour} screen="history" />
          <Versions tour={tour} />
        </>
      )}
    </Loaded>
  )
}

function Versions({ tour }: { tour: EditedTour }) {
  const { t } = useTranslation('tour-desk')
  const query = useInfiniteQuery(versionsQuery(tour.id))
  const [chosen, setChosen] = useState<TourVersion | null>(null)
  const { restore, isBusy } = useRestore(tour, () => setChosen(null))
  return (
    <section aria-label={t('history.title')} className="flex max-w-4xl flex-col gap-4">
      <p className="max-w-reading text-sm text-muted">{t('history.lead')}</p>
      <Loaded query={query} skeleton="h-60 w-full">
        {({ pages }) => {
          const versions = pages.flatMap((page) => page.versions)
          if (versions.length === 0) return <p className="text-muted">{t('history.empty')}</p>
          return (
            <ol className="flex flex-col gap-3">
              {versions.map((version) => (
                <li key={version.id}>
                  <Version
                    tourId={tour.id}
                    version={version}
                    onRestore={() => setChosen(version)}
                  />
                </li>
              ))}
            </ol>
          )
        }}
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
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        title={t('history.restoreTitle')}
        action={t('history.restoreAction')}
        isPending={isBusy}
        onConfirm={() => chosen && void restore(chosen)}
      >
        <p className="text-muted">{t('history.restoreText')}</p>
      </ConfirmDialog>
    </section>
  )
}

interface VersionProps {
  tourId: number
  version: TourVersion
  onRestore: () => void
}

function Version({ tourId, version, onRestore }: VersionProps) {
  const { t } = useTranslation('tour-desk')
  const regions = useQuery(regionsQuery()).data ?? []
  const { labelOf } = useFieldValues(regions)
  const time = useClock()
  const [isOpen, setOpen] = useState(false)
  const actor = version.isBySite ? t('history.site') : (version.actor ?? t('history.former'))
  const heading = t('history.by', { time: time(version.at), actor })
  return (
    <article aria-label={heading} className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <History aria-hidden size={18} className="shrink-0 text-muted" />
        <h2 className="text-base">{heading}</h2>
        {version.isRestore && <Chip>{t('history.isRestore')}</Chip>}
      </div>
      <p className="mt-1 text-sm text-muted">{version.fields.map(labelOf).join(', ')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'history.hide' : 'history.show')}
        </Button>
        <Button onClick={onRestore}>
          <Undo2 aria-hidden size={16} />
          {t('history.restore')}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-3">
          <Differences tourId={tourId} versionId={version.id} />
        </div>
      )}
    </article>
  )
}

/** Restores what the tour was before a version; a conflict shows the newer versions. */
function useRestore(tour: EditedTour, onDone: () => void) {
  const { t } = useTranslation('tour-desk')
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const [isBusy, setBusy] = useState(false)
  return { restore, isBusy }

  async function restore({ id }: TourVersion): Promise<void> {
    setBusy(true)
    try {
      const stored = await restoreVersion(client, {
        forumId: tour.id,
        versionId: id,
        updatedAt: tour.updatedAt,
      })
      client.setQueryData(adminTourQuery(tour.id).queryKey, stored)
      focusHeading()
      showToast({ text: t('history.restored') })
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    } finally {
      setBusy(false)
      onDone()
      void refetchDesk(client)
    }
  }
}
