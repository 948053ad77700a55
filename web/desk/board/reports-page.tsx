import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceButtons } from '../ui/choice-buttons'
import { exceptParts, oneOf, useListAddress, type ListControls } from '../ui/list/use-list-address'
import { useSelection, type Selection } from '../ui/list/use-selection'
import { useAction } from '../ui/use-action'
import { ModeratedPostCard } from './moderated-post-card'
import { PostBar, type PostActions } from './post-decisions'
import { PostList } from './post-list'
import { ReportList } from './report-list'
import { heldPostsQuery, type ModeratedPost } from './reports.api'

const VIEWS = ['open', 'resolved', 'waiting', 'hidden'] as const
type View = (typeof VIEWS)[number]

export function ReportsPage() {
  const { t } = useTranslation('admin')
  const controls = useListAddress()
  const view = oneOf(VIEWS, controls.state['view']) ?? 'open'
  return (
    <>
      <h1 className="text-2xl">{t('nav.reports')}</h1>
      <ChoiceButtons
        label={t('nav.reports')}
        choices={VIEWS}
        chosen={view}
        textOf={(each) => t(`reports.view.${each}`)}
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
function HeldPosts({ state, controls }: { state: 'waiting' | 'hidden'; controls: ListControls }) {
  const { t } = useTranslation(['admin', 'desk-people'])
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
      search={t('desk-people:reports.searchPosts')}
      order={{ name: 'posted', isNewestFirst: state === 'hidden' }}
      empty={t(`reports.empty.${state}`)}
      renderCard={(post) => <HeldPost post={post} selection={selection} {...action} />}
      renderBulk={(posts) => <PostBar state={state} posts={posts} selection={selection} />}
    />
  )
}

function HeldPost({
  selection,
  ...actions
}: PostActions & { selection: Selection<ModeratedPost> }) {
  const { t } = useTranslation('desk-people')
  const { id, topicName } = actions.post
  const label = t('reports.choosePost', { name: topicName })
  return <ModeratedPostCard {...actions} choice={{ id, label, selection }} />
}
