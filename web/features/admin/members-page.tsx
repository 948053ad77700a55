import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberRow } from './desk-answers'
import { useSession } from '../../platform/session'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { ConfirmDialog } from './confirm-dialog'
import { DataTable, type Column } from './data-table'
import { membersQuery, setBan, setSuperUser } from './desk.api'
import { TextField } from './fields'
import { Loaded } from './loaded'
import { PageButtons } from './page-buttons'
import { useClock } from './save-bar'
import { useAction } from './use-action'

type MemberAction = 'promote' | 'demote' | 'ban' | 'unban'

/** Members: finding one, making super users, and banning. */
export function MembersPage() {
  const { t } = useTranslation(['admin', 'common'])
  const time = useClock()
  const session = useSession()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<{ member: MemberRow; action: MemberAction } | null>(null)
  const query = useQuery({
    ...membersQuery({ q: useDeferredValue(search.trim()), page }),
    placeholderData: keepPreviousData,
  })
  const { isBusy, run } = useAction()
  const isMe = (member: MemberRow) => member.username === session?.username
  const columns: Column<MemberRow>[] = [
    {
      title: t('members.name'),
      isBare: true,
      renderCell: (member) => (
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {member.username}
          {member.isSuperUser && <Chip look="offer">{t('members.super')}</Chip>}
          {member.bannedAt !== null && <Chip look="hidden">{t('members.banned')}</Chip>}
          {!member.verified && <Chip>{t('members.unverified')}</Chip>}
        </span>
      ),
    },
    { title: t('members.email'), renderCell: (member) => <span className="min-w-0 break-all">{member.email}</span> },
    { title: t('common:language.label'), renderCell: (member) => <span>{t(`common:language.${member.lang}`)}</span> },
    {
      title: t('members.since'),
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: (member) => <time>{time(member.createdAt)}</time>,
    },
    { title: t('desk.actions'), isBare: true, className: 'text-end', renderCell: actionsCell },
  ]
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl">{t('nav.members')}</h1>
        <TextField
          label={t('members.search')}
          type="search"
          value={search}
          onChange={(text) => {
            setSearch(text)
            setPage(1)
          }}
        />
      </div>
      <Loaded query={query} skeleton="h-96 w-full">
        {({ rows, total }) => (
          <>
            <DataTable
              label={t('nav.members')}
              columns={columns}
              rows={rows}
              keyOf={({ _id }) => _id}
              empty={t('members.empty')}
            />
            <PageButtons page={page} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? t(`members.ask.${asked.action}`, { name: asked.member.username }) : ''}
        text={asked && t(`members.askText.${asked.action}`)}
        action={asked ? t(`members.${asked.action}`) : ''}
        onConfirm={() => asked && act(asked.member, asked.action)}
      />
    </>
  )

  function actionsCell(member: MemberRow) {
    if (isMe(member)) return <span className="text-muted">{t('members.you')}</span>
    const actions: MemberAction[] = [
      member.isSuperUser ? 'demote' : 'promote',
      ...(member.isSuperUser ? [] : [member.bannedAt === null ? ('ban' as const) : ('unban' as const)]),
    ]
    return (
      <div className="flex flex-wrap justify-end gap-2 max-md:justify-start">
        {actions.map((action) => (
          <Button
            key={action}
            look={action === 'ban' ? 'danger' : 'quiet'}
            disabled={isBusy || (action === 'promote' && !member.verified)}
            onClick={() => setAsked({ member, action })}
          >
            {t(`members.${action}`)}
          </Button>
        ))}
      </div>
    )
  }

  function act({ username }: MemberRow, action: MemberAction): void {
    const isRights = action === 'promote' || action === 'demote'
    const call = () => (isRights ? setSuperUser(username, action === 'promote') : setBan(username, action === 'ban'))
    void run(call, { text: t(`members.done.${action}`, { name: username }) })
  }
}
