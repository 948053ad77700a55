import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/loaded'
import { BackLink } from '../ui/back-link'
import { useClock } from '../ui/use-clock'
import { MemberButtons } from './member-buttons'
import { MemberNotes } from './member-notes'
import { MemberSections } from './member-sections'
import { memberQuery, type MemberPageData } from './members.api'
import { MemberChips } from './member-chips'

export function MemberPage({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  const query = useQuery(memberQuery(id))
  return (
    <>
      <BackLink to="/admin/members">{t('nav.members')}</BackLink>
      <Loaded query={query} skeleton="h-96 w-full">
        {(page) => <MemberParts page={page} />}
      </Loaded>
    </>
  )
}

function MemberParts({ page }: { page: MemberPageData }) {
  const { member, ban } = page
  return (
    <>
      <header className="flex flex-col gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          <span className="wrap-anywhere">{member.username}</span>
          <MemberChips member={member} />
        </h1>
        <FactList member={member} />
        {ban && <BanNotice ban={ban} />}
      </header>
      <MemberButtons page={page} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <MemberSections page={page} />
        <MemberNotes page={page} />
      </div>
    </>
  )
}

function FactList({ member }: Pick<MemberPageData, 'member'>) {
  const { t } = useTranslation(['admin', 'common', 'lists'])
  const time = useClock()
  const facts = [
    [t('members.email'), member.email],
    [t('common:language.label'), t(`common:language.${member.lang}`)],
    [t('members.since'), time(member.createdAt)],
    [t('lists:members.active'), time(member.lastActiveAt)],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function BanNotice({ ban }: { ban: NonNullable<MemberPageData['ban']> }) {
  const { t } = useTranslation(['admin', 'lists'])
  const time = useClock()
  const reason = t(`reports.reason.${ban.reason ?? 'other'}`)
  return (
    <p role="status" className="rounded-card border border-danger bg-surface p-4">
      <strong>{t('lists:ban.since', { time: time(ban.at), reason })}</strong>{' '}
      {ban.hiddenPosts > 0 && t('lists:ban.hidden', { count: ban.hiddenPosts })}
      {ban.note && <span className="block whitespace-pre-wrap">{ban.note}</span>}
    </p>
  )
}
