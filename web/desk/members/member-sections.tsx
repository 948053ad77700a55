import { Link, type LinkProps } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import { useClock } from '../ui/use-clock'
import type { MemberPageData } from './members.api'

/** What a member wrote and received, the latest of each. */
export function MemberSections({ page }: { page: MemberPageData }) {
  const { t } = useTranslation(['admin', 'lists'])
  const { posts, inquiries, mails, sessions, reports, member } = page
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Section title={t('lists:members.posts')} count={posts.length}>
        {posts.map((post) => (
          <Row key={post.id} to={toPost(post, post.id)} at={post.createdAt} title={post.topicName}>
            {post.isHidden && <Chip look="hidden">{t('reports.hidden')}</Chip>}
            <span className="line-clamp-2 w-full text-muted">{post.excerpt}</span>
          </Row>
        ))}
      </Section>
      <Section title={t('lists:members.reports')} count={reports.length}>
        {reports.map((report) => (
          <Row
            key={report.id}
            to={toPost(report, report.reply)}
            at={report.createdAt}
            title={report.topicName}
          >
            <Chip look={report.resolvedAt === null ? 'hidden' : 'plain'}>
              {t(`reports.reason.${report.reason}`)}
            </Chip>
            <span className="w-full text-muted">{report.note}</span>
          </Row>
        ))}
      </Section>
      <Section title={t('lists:members.inquiries')} count={inquiries.length}>
        {inquiries.map((inquiry) => (
          <Row
            key={inquiry.id}
            to={{ to: '/admin/inbox', search: { view: 'all', thread: String(inquiry.id) } }}
            at={inquiry.latestAt}
            title={inquiry.title}
          >
            <Chip>{t(`lists:members.state.${inquiry.state}`)}</Chip>
          </Row>
        ))}
      </Section>
      <Section title={t('nav.outbox')} count={mails.length}>
        {mails.map((mail) => (
          <Row
            key={mail.id}
            to={{ to: '/admin/outbox', search: { to: member.email } }}
            at={mail.createdAt}
            title={mail.subject}
          >
            <Chip>{t(`outbox.states.${mail.status}`)}</Chip>
          </Row>
        ))}
      </Section>
      <Section title={t('lists:members.sessions')} count={sessions.length}>
        {sessions.map(({ _id, device, usedAt }) => (
          <Row key={_id} at={usedAt} title={device || t('lists:members.device')} />
        ))}
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  count: number
  children: ReactNode
}

function Section({ title, count, children }: SectionProps) {
  const { t } = useTranslation('lists')
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {count === 0 ? (
        <p className="text-muted">{t('members.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {children}
        </ul>
      )}
    </section>
  )
}

interface RowProps {
  to?: LinkProps
  title: string
  /** UTC ms */
  at: number
  children?: ReactNode
}

function Row({ to, title, at, children }: RowProps) {
  const time = useClock()
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-1 text-sm">
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

function toPost({ tourId, topicId }: { tourId: number; topicId: number }, reply: number) {
  return {
    to: '/tour/$forumId/$topicId',
    params: { forumId: String(tourId), topicId: String(topicId) },
    search: { reply },
    hash: `reply-${reply}`,
  } satisfies LinkProps
}
