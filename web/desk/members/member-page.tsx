import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Loaded } from '../../ui/loaded'
import { useClock } from '../ui/use-clock'
import { MemberButtons } from './member-buttons'
import { MemberNotes } from './member-notes'
import { MemberSections } from './member-sections'
import { memberQuery, type MemberPageData } from './members.api'

export function MemberPage({ id }: { id: number }) {
  const { t } = useTranslation(['admin', 'lists'])
  const query = useQuery(memberQuery(id))
  return (
    <>
      <Link to="/admin/members" className={`${buttonClass('link')} self-start`}>
        <ChevronLeft aria-hidden size={18} />
        {t('nav.members')}
      </Link>
      <Loaded query={query} skeleton="h-96 w-full">
        {(page) => (
          <>
            <MemberFacts page={page} />
            <MemberButtons page={page} />
            <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <MemberSections page={page} />
              <MemberNotes memberId={page.member.id} notes={page.notes} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function MemberFacts({ page: { member, ban } }: { page: MemberPageData }) {
  const { t } = useTranslation(['admin', 'common', 'lists'])
  const time = useClock()
  const facts = [
    [t('members.email'), member.email],
    [t('common:language.label'), t(`common:language.${member.lang}`)],
    [t('members.since'), time(member.createdAt)],
    [t('lists:members.active'), time(member.lastActiveAt)],
  ] as const
  return (
    <header className="flex flex-col gap-3">
      <h1 className="flex flex-wrap items-center gap-3 text-2xl">
        <span className="wrap-anywhere">{member.username}</span>
        {member.isSuperUser && <Chip look="offer">{t('members.super')}</Chip>}
        {member.isBanned && <Chip look="hidden">{t('members.banned')}</Chip>}
        {!member.isVerified && <Chip>{t('members.unverified')}</Chip>}
      </h1>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {ban && (
        <p role="status" className="rounded-card border border-danger bg-surface p-4">
          <strong>
            {t('lists:ban.since', {
              time: time(ban.at),
              reason: t(`reports.reason.${ban.reason ?? 'other'}`),
            })}
          </strong>{' '}
          {ban.hiddenPosts > 0 && t('lists:ban.hidden', { count: ban.hiddenPosts })}
          {ban.note && <span className="block whitespace-pre-wrap">{ban.note}</span>}
        </p>
      )}
    </header>
  )
}
