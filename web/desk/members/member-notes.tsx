import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEMBER_NOTE_MAX } from '../../../worker/contracts/members'
import { Button } from '../../ui/button'
import { focusFault } from '../../ui/focus'
import { AreaField, Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { addNote, deleteNote, type MemberPageData } from './members.api'

interface MemberNotesProps {
  memberId: number
  notes: MemberPageData['notes']
}

/** What the desk should know about a member; only admins read it. */
export function MemberNotes({ memberId, notes }: MemberNotesProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const time = useClock()
  const { isBusy, run } = useAction()
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const save = async () => {
    if (text.trim() === '') {
      setIsEmpty(true)
      // The mark is on the page after the next frame.
      return void requestAnimationFrame(focusFault)
    }
    const isSaved = await run((client) => addNote(client, memberId, text), {
      text: t('lists:notes.saved'),
    })
    return isSaved ? setText('') : undefined
  }
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-3">
      <h2 id="notes-title" className="text-lg">
        {t('lists:notes.title')}
      </h2>
      <Form onSubmit={save} className="flex flex-col items-start gap-2">
        <div className="w-full">
          <AreaField
            label={t('lists:notes.label')}
            hint={t('lists:notes.hint')}
            maxLength={MEMBER_NOTE_MAX}
            value={text}
            error={isEmpty ? t('lists:notes.empty') : undefined}
            onChange={({ target: { value } }) => {
              setText(value)
              setIsEmpty(false)
            }}
          />
        </div>
        <SubmitButton
          look="primary"
          label={t('lists:notes.save')}
          waiting={t('save.saving')}
          isWaiting={isBusy}
        />
      </Form>
      <ul className="flex flex-col gap-2">
        {notes.map((note) => (
          <li key={note.id} className="rounded-card border border-line bg-surface p-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            <div className="flex items-center justify-between gap-2 text-sm text-muted">
              <span>
                {note.author ?? t('audit.noMember')} · <time>{time(note.createdAt)}</time>
              </span>
              <Button
                look="icon"
                disabled={isBusy}
                aria-label={t('lists:notes.delete')}
                title={t('lists:notes.delete')}
                onClick={() =>
                  void run((client) => deleteNote(client, note.id), {
                    text: t('lists:notes.deleted'),
                    undo: (client) => addNote(client, memberId, note.text),
                    removesRow: true,
                  })
                }
              >
                <Trash2 aria-hidden size={16} />
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
