import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import { Loaded } from '../../ui/loaded'
import { BackLink } from '../ui/back-link'
import { IconButton } from '../ui/icon-button'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { MemberButtons } from './member-buttons'
import { MemberChips } from './member-chips'
import { MemberSections } from './member-sections'
import { memberQuery, type MemberPageData, addNote, deleteNote } from './members.api'
import { NoteForm } from './note-form'

export function MemberPage({ id }: { id: number }) {
  const { t } = useTranslation('desk')
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
  const { t } = useTranslation('desk-people')
  const { member, ban } = page
  return (
    <>
      <header className="flex flex-col gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          <span className="wrap-anywhere">{member.username}</span>
          <MemberChips member={member} />
          {page.secondFactorSince !== null && <Chip>{t('members.secondFactor.chip')}</Chip>}
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
  const { t } = useTranslation(['desk-people', 'site'])
  const time = useClock()
  const facts = [
    [t('members.email'), member.email],
    [t('site:language.label'), t(`site:language.${member.lang}`)],
    [t('members.since'), time(member.createdAt)],
    [t('members.active'), time(member.lastActiveAt)],
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
  const { t } = useTranslation('desk-people')
  const time = useClock()
  const reason = t(`reports.reason.${ban.reason ?? 'other'}`)
  return (
    <p role="status" className="rounded-card border border-danger bg-surface p-4">
      <strong>{t('ban.since', { time: time(ban.at), reason })}</strong>{' '}
      {ban.hiddenPosts > 0 && t('ban.hidden', { count: ban.hiddenPosts })}
      {ban.note && <span className="block whitespace-pre-wrap">{ban.note}</span>}
    </p>
  )
}

/** Notes about a member, which only admins can read. */
function MemberNotes({ page: { member, notes } }: { page: MemberPageData }) {
  const { t } = useTranslation('desk-people')
  const action = useAction()
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-3">
      <h2 id="notes-title" className="text-lg">
        {t('notes.title')}
      </h2>
      <NoteForm key={member.id} memberId={member.id} />
      <ul className="flex flex-col gap-2">
        {notes.map((note) => (
          <li key={note.id} className="rounded-card border border-line bg-surface p-3">
            <Note memberId={member.id} note={note} action={action} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface NoteProps {
  memberId: number
  note: MemberPageData['notes'][number]
  action: ReturnType<typeof useAction>
}

function Note(props: NoteProps) {
  const { t } = useTranslation('desk')
  const time = useClock()
  const { text, author, createdAt } = props.note
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      <div className="flex items-center justify-between gap-2 text-sm text-muted">
        <span>
          {author ?? t('audit.noMember')} · <time>{time(createdAt)}</time>
        </span>
        <DeleteNote {...props} />
      </div>
    </>
  )
}

function DeleteNote({ memberId, note, action: { isBusy, run } }: NoteProps) {
  const { t } = useTranslation('desk-people')
  const label = t('notes.delete')
  const remove = () =>
    run((client) => deleteNote(client, note.id), {
      text: t('notes.deleted'),
      undo: (client) => addNote(client, memberId, note.text),
      removesRow: true,
    })
  return (
    <IconButton
      icon={Trash2}
      size={16}
      label={label}
      disabled={isBusy}
      onClick={() => void remove()}
    />
  )
}
