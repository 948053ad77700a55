import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MEMBER_ROLES } from '../../../worker/contracts/admin/members-desk'
import { LANGS } from '../../../worker/contracts/languages'
import { CsvButton } from '../ui/list/csv-button'
import { List } from '../ui/list/list'
import type { ListColumn, ListFilter } from '../ui/list/list-columns'
import { useListAddress, type ListControls } from '../ui/list/use-list-address'
import { useClock } from '../ui/use-clock'
import { BanDialog } from './ban-dialog'
import { MemberBulk } from './member-bulk'
import { MemberChips } from './member-chips'
import { membersQuery, type Member } from './members.api'

const TIME = {
  className: 'tabular whitespace-nowrap text-muted',
  sort: 'descending first',
} as const

export function MembersPage() {
  const { t } = useTranslation('desk')
  const controls = useListAddress()
  const { ban } = controls.state
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('nav.members')}</h1>
        <CsvButton list="members" state={controls.state} />
      </div>
      <MemberList controls={controls} />
      <BanDialog usernames={ban ? [ban] : []} onClose={() => controls.set({ ban: undefined })} />
    </>
  )
}

function MemberList({ controls }: { controls: ListControls }) {
  const { t } = useTranslation(['desk-people', 'desk'])
  const query = useQuery({ ...membersQuery(controls.state), placeholderData: keepPreviousData })
  return (
    <List
      label={t('desk:nav.members')}
      controls={controls}
      query={query}
      columns={useMemberColumns()}
      idOf={({ id }) => String(id)}
      nameOf={({ username }) => username}
      empty={t('members.empty')}
      search={t('members.search')}
      filters={useMemberFilters()}
      defaultSort="-since"
      renderBulk={(members, clear) => <MemberBulk members={members} onDone={clear} />}
    />
  )
}

/** Name, address and language of a member, and the times of registration and last use. */
function useMemberColumns(): ListColumn<Member>[] {
  const { t } = useTranslation('desk-people')
  return [
    {
      id: 'name',
      title: t('members.name'),
      isBare: true,
      sort: 'ascending first',
      renderCell: (member) => <MemberName member={member} />,
    },
    ...useContactColumns(),
    ...useTimeColumns(),
  ]
}

function useContactColumns(): ListColumn<Member>[] {
  const { t } = useTranslation(['desk-people', 'site'])
  return [
    {
      id: 'email',
      title: t('members.email'),
      renderCell: (member) => <span className="min-w-0 break-all">{member.email}</span>,
    },
    {
      id: 'language',
      title: t('site:language.label'),
      renderCell: (member) => <span>{t(`site:language.${member.lang}`)}</span>,
    },
  ]
}

function useTimeColumns(): ListColumn<Member>[] {
  const { t } = useTranslation('desk-people')
  const time = useClock()
  return [
    {
      id: 'since',
      title: t('members.since'),
      ...TIME,
      renderCell: (member) => <time>{time(member.createdAt)}</time>,
    },
    {
      id: 'active',
      title: t('members.active'),
      ...TIME,
      renderCell: (member) => <time>{time(member.lastActiveAt)}</time>,
    },
  ]
}

function MemberName({ member }: { member: Member }) {
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-2 font-semibold">
      <Link
        to="/admin/members/$memberId"
        params={{ memberId: String(member.id) }}
        data-open
        className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
      >
        {member.username}
      </Link>
      <MemberChips member={member} />
    </span>
  )
}

/** Filters for role and language. */
function useMemberFilters(): ListFilter[] {
  const { t } = useTranslation(['desk-people', 'site'])
  return [
    {
      name: 'role',
      label: t('members.role'),
      isTabs: true,
      values: MEMBER_ROLES.map((value) => ({ value, text: t(`members.roles.${value}`) })),
    },
    {
      name: 'language',
      label: t('site:language.label'),
      values: LANGS.map((value) => ({ value, text: t(`site:language.${value}`) })),
    },
  ]
}
