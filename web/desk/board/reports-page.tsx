import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '../../../worker/contracts/board/new-report'
import { Button } from '../../ui/button'
import { ChoiceButtons } from '../ui/choice-buttons'
import { BulkBar } from '../ui/list/bulk-bar'
import type { ListFilter } from '../ui/list/list-columns'
import { useBulk } from '../ui/list/use-bulk'
import { oneOf, useListAddress, type ListControls, exceptParts } from '../ui/list/use-list-address'
import { useSelection, type Selection } from '../ui/list/use-selection'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { ModeratedPostCard } from './moderated-post-card'
import { PostBar, type PostActions } from './post-decisions'
import { PostList } from './post-list'
import {
  heldPostsQuery,
  type ModeratedPost,
  reopenReport,
  reportsQuery,
  resolveReport,
  type Report,
} from './reports.api'

/** Each undoes the other. */
const DECISIONS = {
  open: { act: resolveReport, undo: reopenReport },
  resolved: { act: reopenReport, undo: resolveReport },
}

const VIEWS = ['open', 'resolved', 'waiting', 'hidden'] as const

type View = (typeof VIEWS)[number]

export function ReportsPage() {
  const { t } = useTranslation(['desk', 'desk-people'])
  const controls = useListAddress()
  const view = oneOf(VIEWS, controls.state['view']) ?? 'open'
  return (
    <>
      <h1 className="text-2xl">{t('nav.reports')}</h1>
      <ChoiceButtons
        label={t('nav.reports')}
        choices={VIEWS}
        chosen={view}
        textOf={(each) => t(`desk-people:reports.view.${each}`)}
        onChoose={(each) => controls.set(addressOf(each))}
      />
      <ViewedPosts key={view} view={view} controls={controls} />
    </>
  )
}

/** Reasons and orders differ from view to view; the search words stay. */
function addressOf(view: View) {
  return { view: view === 'open' ? undefined : view, reason: undefined, sort: undefined }
}

function ViewedPosts({ view, controls }: { view: View; controls: ListControls }) {
  return view === 'open' || view === 'resolved' ? (
    <ReportList state={view} controls={controls} />
  ) : (
    <HeldPosts state={view} controls={controls} />
  )
}

/** Posts that wait for a review, or that are hidden. */
export function HeldPosts({
  state,
  controls,
}: {
  state: 'waiting' | 'hidden'
  controls: ListControls
}) {
  const { t } = useTranslation('desk-people')
  const query = useQuery({
    ...heldPostsQuery(state, controls.state),
    placeholderData: keepPreviousData,
  })
  const action = useAction()
  const selection = useSelection<ModeratedPost>()
  return (
    <PostList
      controls={exceptParts(controls, 'view')}
      query={query}
      search={t('reports.searchPosts')}
      order={{ name: 'posted', isNewestFirst: state === 'hidden' }}
      empty={t(`reports.empty.${state}`)}
      renderCard={(post) => <HeldPost post={post} selection={selection} {...action} />}
      renderBulk={(posts) => <PostBar state={state} posts={posts} selection={selection} />}
    />
  )
}

type HeldPostProps = PostActions & { selection: Selection<ModeratedPost> }

function HeldPost({ selection, ...actions }: HeldPostProps) {
  const { t } = useTranslation('desk-people')
  const { id, topicName } = actions.post
  const label = t('reports.choosePost', { name: topicName })
  return <ModeratedPostCard {...actions} choice={{ id, label, selection }} />
}

type State = 'open' | 'resolved'

function ReportList({ state, controls }: { state: State; controls: ListControls }) {
  const { t } = useTranslation('desk-people')
  const query = useQuery({
    ...reportsQuery(state, controls.state),
    placeholderData: keepPreviousData,
  })
  const selection = useSelection<Report>()
  return (
    <PostList
      controls={exceptParts(controls, 'view')}
      query={query}
      search={t('reports.search')}
      filters={[useReasonFilter()]}
      order={{ name: 'reported', isNewestFirst: state === 'resolved' }}
      empty={t(`reports.empty.${state}`)}
      renderCard={(report) => <ReportCard report={report} selection={selection} />}
      renderBulk={(rows) => <DecisionBar state={state} reports={rows} selection={selection} />}
    />
  )
}

function useReasonFilter(): ListFilter {
  const { t } = useTranslation('desk-people')
  const values = REPORT_REASONS.map((value) => ({ value, text: t(`reports.reason.${value}`) }))
  return { name: 'reason', label: t('reports.reasonLabel'), values }
}

interface DecisionBarProps {
  state: State
  reports: Report[]
  selection: Selection<Report>
}

/** Dismisses the selected reports, or reopens them. */
function DecisionBar({ state, reports, selection }: DecisionBarProps) {
  const { t } = useTranslation('desk-people')
  const { isBusy, run } = useBulk<Report>()
  const [chosen, onDone] = [selection.selectedOf(reports), selection.clear]
  if (chosen.length === 0) return null
  const isOpen = state === 'open'
  const textOf = (count: number) => t(isOpen ? 'reports.dismissed' : 'reports.reopened', { count })
  const decide = () => run(chosen, { ...DECISIONS[state], textOf, onDone })
  return (
    <BulkBar count={chosen.length} onClear={onDone}>
      <Button disabled={isBusy} onClick={() => void decide()}>
        {t(isOpen ? 'reports.dismiss' : 'reports.reopen')}
      </Button>
    </BulkBar>
  )
}

/** A reported post, with reporter and reason. */
function ReportCard({ report, selection }: { report: Report; selection: Selection<Report> }) {
  const { t } = useTranslation('desk-people')
  const action = useAction()
  const label = t('reports.chooseOf', { name: report.post.topicName })
  return (
    <ModeratedPostCard
      post={report.post}
      {...action}
      choice={{ id: report.id, label, selection }}
      lead={<Reason report={report} />}
    >
      {report.resolvedAt === null && <ResolveButton report={report} {...action} />}
    </ModeratedPostCard>
  )
}

function Reason({ report }: { report: Report }) {
  const { t } = useTranslation(['desk-people', 'desk'])
  const time = useClock()
  const why = t('reports.by', {
    reporter: report.reporter ?? t('desk:audit.noMember'),
    reason: t(`reports.reason.${report.reason}`),
    time: time(report.createdAt),
  })
  return (
    <p className="text-sm">
      <strong>{why}</strong> {report.note}
    </p>
  )
}

type ResolveButtonProps = ReturnType<typeof useAction> & { report: Report }

function ResolveButton({ report, isBusy, run }: ResolveButtonProps) {
  const { t } = useTranslation('desk-people')
  const resolve = () =>
    run((client) => resolveReport(client, report), {
      text: t('reports.resolved'),
      removesRow: true,
      undo: (client) => reopenReport(client, report),
    })
  return (
    <Button look="primary" disabled={isBusy} onClick={() => void resolve()}>
      {t('reports.resolve')}
    </Button>
  )
}
