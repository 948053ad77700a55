import { type LinkProps, Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import { ListSection } from '../ui/list/list-section'
import { useClock } from '../ui/use-clock'
import type { MemberPageData } from './members.api'

interface SectionProps {
  page: MemberPageData
}

/** A member's latest posts, reports, inquiries, mails and logins. */
export function MemberSections({ page }: SectionProps) {
  const { t } = useTranslation('desk-people')
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Posts page={page} />
      <Reports page={page} />
      <Inquiries page={page} />
      <Mails page={page} />
      <MemberSection title={t('members.sessions')} count={page.sessions.length}>
        {page.sessions.map(({ _id, device, usedAt }) => (
          <MemberRow key={_id} at={usedAt} title={device || t('members.device')} />
        ))}
      </MemberSection>
    </div>
  )
}

function Posts({ page: { posts } }: SectionProps) {
  const { t } = useTranslation('desk-people')
  return (
    <MemberSection title={t('members.posts')} count={posts.length}>
      {posts.map((post) => (
        <MemberRow
          key={post.id}
          to={toPost(post, post.id)}
          at={post.createdAt}
          title={post.topicName}
        >
          {post.isHidden && <Chip look="hidden">{t('reports.hidden')}</Chip>}
          <span className="line-clamp-2 w-full text-muted">{post.excerpt}</span>
        </MemberRow>
      ))}
    </MemberSection>
  )
}

function Reports({ page: { reports } }: SectionProps) {
  const { t } = useTranslation('desk-people')
  return (
    <MemberSection title={t('members.reports')} count={reports.length}>
      {reports.map((report) => (
        <MemberRow
          key={report.id}
          to={toPost(report, report.reply)}
          at={report.createdAt}
          title={report.topicName}
        >
          <Chip look={report.resolvedAt === null ? 'hidden' : 'plain'}>
            {t(`reports.reason.${report.reason}`)}
          </Chip>
          <span className="w-full text-muted">{report.note}</span>
        </MemberRow>
      ))}
    </MemberSection>
  )
}

function Inquiries({ page: { inquiries } }: SectionProps) {
  const { t } = useTranslation('desk-people')
  return (
    <MemberSection title={t('members.inquiries')} count={inquiries.length}>
      {inquiries.map(({ id, latestAt, title, state }) => (
        <MemberRow
          key={id}
          to={{ to: '/admin/inbox', search: { view: 'all', thread: String(id) } }}
          at={latestAt}
          title={title}
        >
          <Chip>{t(`members.state.${state}`)}</Chip>
        </MemberRow>
      ))}
    </MemberSection>
  )
}

function Mails({ page: { mails, member } }: SectionProps) {
  const { t } = useTranslation('desk')
  const toMails: LinkProps = { to: '/admin/outbox', search: { to: member.email } }
  return (
    <MemberSection title={t('nav.outbox')} count={mails.length}>
      {mails.map(({ id, createdAt, subject, status }) => (
        <MemberRow key={id} to={toMails} at={createdAt} title={subject}>
          <Chip>{t(`outbox.states.${status}`)}</Chip>
        </MemberRow>
      ))}
    </MemberSection>
  )
}

type Topic = Pick<MemberPageData['posts'][number], 'tourId' | 'topicId'>

function toPost({ tourId, topicId }: Topic, reply: number): LinkProps {
  const params = { tourId: String(tourId), topicId: String(topicId) }
  return { to: '/tour/$tourId/$topicId', params, search: { reply }, hash: `reply-${reply}` }
}

/** A list of a member's that says when it is empty. */
function MemberSection(section: Omit<ComponentProps<typeof ListSection>, 'none'>) {
  const { t } = useTranslation('desk-people')
  return <ListSection {...section} none={t('members.none')} />
}

interface MemberRowProps {
  to?: LinkProps
  title: string
  /** UTC ms */
  at: number
  children?: ReactNode
}

/** Something that a member wrote or received, with a link if it has a page. */
function MemberRow({ to, title, at, children }: MemberRowProps) {
  const time = useClock()
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 pt-1 pb-2 text-sm">
      {to ? (
        <Link
          {...to}
          className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      ) : (
        <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
      )}
      {children}
      <time className="ms-auto text-muted">{time(at)}</time>
    </li>
  )
}
