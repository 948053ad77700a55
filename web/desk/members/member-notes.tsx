import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/icon-button'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { addNote, deleteNote, type MemberPageData } from './members.api'
import { NoteForm } from './note-form'

/** Notes about a member, which only admins can read. */
export function MemberNotes({ page: { member, notes } }: { page: MemberPageData }) {
  const { t } = useTranslation('lists')
  const action = useAction()
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-3">
      <h2 id="notes-title" className="text-lg">
        {t('notes.title')}
      </h2>
      <NoteForm key={member.id} memberId={member.id} action={action} />
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
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation('lists')
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
