import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { PageButtons } from '../ui/page-buttons'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { ModeratedPostCard } from './moderated-post-card'
import { heldPostsQuery, reportsQuery, resolveReport, type Report } from './reports.api'

const VIEWS = ['open', 'resolved', 'held'] as const

export function ReportsPage() {
  const { t } = useTranslation('admin')
  const [view, setView] = useState<(typeof VIEWS)[number]>('open')
  return (
    <>
      <h1 className="text-2xl">{t('nav.reports')}</h1>
      <div role="group" aria-label={t('nav.reports')} className="flex flex-wrap gap-2">
        {VIEWS.map((each) => (
          <Button
            key={each}
            aria-pressed={view === each}
            look={view === each ? 'primary' : 'quiet'}
            onClick={() => setView(each)}
          >
            {t(`reports.view.${each}`)}
          </Button>
        ))}
      </div>
      {view === 'held' ? <HeldPosts /> : <Reports key={view} state={view} />}
    </>
  )
}

function Reports({ state }: { state: 'open' | 'resolved' }) {
  const { t } = useTranslation('admin')
  const [page, setPage] = useState(1)
  const query = useQuery({ ...reportsQuery(state, page), placeholderData: keepPreviousData })
  const { isBusy, run } = useAction()
  const time = useClock()
  const why = (report: Report) =>
    t('reports.by', {
      reporter: report.reporter ?? t('audit.noMember'),
      reason: t(`reports.reason.${report.reason}`),
      time: time(report.createdAt),
    })
  return (
    <Loaded query={query} skeleton="h-64 w-full">
      {({ reports, isMore }) => (
        <>
          {reports.length === 0 && <p className="text-muted">{t(`reports.empty.${state}`)}</p>}
          <ul className="flex flex-col gap-4">
            {reports.map((report) => (
              <li key={report.id}>
                <ModeratedPostCard post={report.post} isBusy={isBusy} run={run}>
                  <p className="text-sm">
                    <strong>{why(report)}</strong> {report.note}
                  </p>
                  {report.resolvedAt === null && (
                    <Button
                      look="primary"
                      disabled={isBusy}
                      onClick={() =>
                        void run((client) => resolveReport(client, report.id), {
                          text: t('reports.resolved'),
                          removesRow: true,
                        })
                      }
                    >
                      {t('reports.resolve')}
                    </Button>
                  )}
                </ModeratedPostCard>
              </li>
            ))}
          </ul>
          <PageButtons page={page} isMore={isMore} onPage={setPage} />
        </>
      )}
    </Loaded>
  )
}

function HeldPosts() {
  const { t } = useTranslation('admin')
  const [page, setPage] = useState(1)
  const query = useQuery({ ...heldPostsQuery(page), placeholderData: keepPreviousData })
  const { isBusy, run } = useAction()
  return (
    <Loaded query={query} skeleton="h-64 w-full">
      {({ posts, isMore }) => (
        <>
          {posts.length === 0 && <p className="text-muted">{t('reports.empty.held')}</p>}
          <ul className="flex flex-col gap-4">
            {posts.map((post) => (
              <li key={post.id}>
                <ModeratedPostCard post={post} isBusy={isBusy} run={run} />
              </li>
            ))}
          </ul>
          <PageButtons page={page} isMore={isMore} onPage={setPage} />
        </>
      )}
    </Loaded>
  )
}
