import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { CheckField } from '../../ui/field'
import { Loaded } from '../../ui/loaded'
import { BulkBar } from '../ui/list/bulk-bar'
import { ListPages } from '../ui/list/list-pages'
import { oneOf, useListAddress, type ListControls } from '../ui/list/use-list-address'
import { useBulk } from '../ui/list/use-bulk'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { ModeratedPostCard } from './moderated-post-card'
import {
  heldPostsQuery,
  reopenReport,
  reportsQuery,
  resolveReport,
  type Report,
} from './reports.api'

const VIEWS = ['open', 'resolved', 'waiting', 'hidden'] as const

export function ReportsPage() {
  const { t } = useTranslation('admin')
  const controls = useListAddress()
  const view = oneOf(VIEWS, controls.state['view']) ?? 'open'
  return (
    <>
      <h1 className="text-2xl">{t('nav.reports')}</h1>
      <div role="group" aria-label={t('nav.reports')} className="flex flex-wrap gap-2">
        {VIEWS.map((each) => (
          <Button
            key={each}
            aria-pressed={view === each}
            look={view === each ? 'primary' : 'quiet'}
            onClick={() => controls.set({ view: each === 'open' ? undefined : each })}
          >
            {t(`reports.view.${each}`)}
          </Button>
        ))}
      </div>
      {view === 'open' || view === 'resolved' ? (
        <Reports key={view} state={view} controls={controls} />
      ) : (
        <HeldPosts key={view} state={view} controls={controls} />
      )}
    </>
  )
}

interface ViewProps<State extends string> {
  state: State
  controls: ListControls
}

function Reports({ state, controls }: ViewProps<'open' | 'resolved'>) {
  const { t } = useTranslation('admin')
  const query = useQuery({
    ...reportsQuery(state, controls.state),
    placeholderData: keepPreviousData,
  })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <Loaded query={query} skeleton="h-64 w-full">
      {(page) => (
        <>
          {page.rows.length === 0 && <p className="text-muted">{t(`reports.empty.${state}`)}</p>}
          <ul className="flex flex-col gap-4">
            {page.rows.map((report) => (
              <li key={report.id}>
                <ReportCard
                  report={report}
                  isChosen={chosen.has(report.id)}
                  onChoose={(isChosen) => choose(report.id, isChosen)}
                />
              </li>
            ))}
          </ul>
          <DismissBar
            reports={page.rows.filter(({ id }) => chosen.has(id))}
            onDone={() => setChosen(new Set())}
          />
          <ListPages page={page} controls={controls} />
        </>
      )}
    </Loaded>
  )
}

interface ReportCardProps {
  report: Report
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function ReportCard({ report, isChosen, onChoose }: ReportCardProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const { isBusy, run } = useAction()
  const time = useClock()
  const why = t('reports.by', {
    reporter: report.reporter ?? t('audit.noMember'),
    reason: t(`reports.reason.${report.reason}`),
    time: time(report.createdAt),
  })
  const isOpen = report.resolvedAt === null
  return (
    <ModeratedPostCard post={report.post} isBusy={isBusy} run={run}>
      <p className="text-sm">
        <strong>{why}</strong> {report.note}
      </p>
      {isOpen && (
        <>
          <Button
            look="primary"
            disabled={isBusy}
            onClick={() =>
              void run((client) => resolveReport(client, report.id), {
                text: t('reports.resolved'),
                removesRow: true,
                undo: (client) => reopenReport(client, report.id),
              })
            }
          >
            {t('reports.resolve')}
          </Button>
          <CheckField
            label={t('lists:reports.choose')}
            aria-label={t('lists:reports.chooseOf', { name: report.post.topicName })}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </>
      )}
    </ModeratedPostCard>
  )
}

/** Resolves the chosen reports; that can be undone. */
function DismissBar({ reports, onDone }: { reports: Report[]; onDone: () => void }) {
  const { t } = useTranslation('lists')
  const { isBusy, run } = useBulk<Report>()
  if (reports.length === 0) return null
  const dismiss = () =>
    run(reports, {
      act: (client, { id }) => resolveReport(client, id),
      undo: (client, { id }) => reopenReport(client, id),
      textOf: (count) => t('reports.dismissed', { count }),
      onDone,
    })
  return (
    <BulkBar count={reports.length} onClear={onDone}>
      <Button disabled={isBusy} onClick={() => void dismiss()}>
        {t('reports.dismiss')}
      </Button>
    </BulkBar>
  )
}

function HeldPosts({ state, controls }: ViewProps<'waiting' | 'hidden'>) {
  const { t } = useTranslation('admin')
  const query = useQuery({
    ...heldPostsQuery(state, controls.state),
    placeholderData: keepPreviousData,
  })
  const { isBusy, run } = useAction()
  return (
    <Loaded query={query} skeleton="h-64 w-full">
      {(page) => (
        <>
          {page.rows.length === 0 && <p className="text-muted">{t(`reports.empty.${state}`)}</p>}
          <ul className="flex flex-col gap-4">
            {page.rows.map((post) => (
              <li key={post.id}>
                <ModeratedPostCard post={post} isBusy={isBusy} run={run} />
              </li>
            ))}
          </ul>
          <ListPages page={page} controls={controls} />
        </>
      )}
    </Loaded>
  )
}
