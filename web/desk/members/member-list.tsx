import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { MEMBER_ROLES } from '../../../worker/contracts/admin/members-desk'
import type { ListColumn, ListFilter } from '../ui/list/list-columns'
import { useClock } from '../ui/use-clock'
import { MemberChips } from './member-chips'
import type { Member } from './members.api'

/** Name, address and language of a member, and the times of registration and last use. */
export function useMemberColumns(): ListColumn<Member>[] {
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation(['admin', 'common'])
  return [
    {
      id: 'email',
      title: t('members.email'),
      renderCell: (member) => <span className="min-w-0 break-all">{member.email}</span>,
    },
    {
      id: 'language',
      title: t('common:language.label'),
      renderCell: (member) => <span>{t(`common:language.${member.lang}`)}</span>,
    },
  ]
}

const TIME = {
  className: 'tabular whitespace-nowrap text-muted',
  sort: 'descending first',
} as const

function useTimeColumns(): ListColumn<Member>[] {
  const { t } = useTranslation(['admin', 'lists'])
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
      title: t('lists:members.active'),
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
export function useMemberFilters(): ListFilter[] {
  const { t } = useTranslation(['admin', 'common'])
  return [
    {
      name: 'role',
      label: t('members.role'),
      isTabs: true,
      values: MEMBER_ROLES.map((value) => ({ value, text: t(`members.roles.${value}`) })),
    },
    {
      name: 'language',
      label: t('common:language.label'),
      values: LANGS.map((value) => ({ value, text: t(`common:language.${value}`) })),
    },
  ]
}
