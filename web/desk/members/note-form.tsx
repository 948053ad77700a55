import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEMBER_NOTE_MAX } from '../../../worker/contracts/admin/members'
import { useDraft } from '../../platform/drafts/use-draft'
import { AreaField, Form } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import type { useAction } from '../ui/use-action'
import { addNote } from './members.api'

const EMPTY = { text: '' }

interface NoteFormProps {
  memberId: number
  action: ReturnType<typeof useAction>
}

export function NoteForm(props: NoteFormProps) {
  const { t } = useTranslation(['desk', 'desk-people'])
  const note = useNote(props)
  return (
    <Form onSubmit={note.save} className="flex flex-col items-start gap-2">
      <NoteField note={note} />
      <SubmitButton
        look="primary"
        label={t('desk-people:notes.save')}
        waiting={t('save.saving')}
        isWaiting={props.action.isBusy}
      />
    </Form>
  )
}

function NoteField({ note: { text, type, isEmpty } }: { note: ReturnType<typeof useNote> }) {
  const { t } = useTranslation('desk-people')
  return (
    <div className="w-full">
      <AreaField
        label={t('notes.label')}
        hint={t('notes.hint')}
        maxLength={MEMBER_NOTE_MAX}
        value={text}
        error={isEmpty ? t('notes.empty') : undefined}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}

function useNote({ memberId, action }: NoteFormProps) {
  const { t } = useTranslation('desk-people')
  const { draft, change, clearSent } = useDraft(`member-note-${memberId}`, EMPTY)
  const [isEmpty, setIsEmpty] = useState(false)
  return { text: draft.text, type, isEmpty, save }

  function type(next: string): void {
    change({ text: next })
    setIsEmpty(false)
  }

  async function save(): Promise<void> {
    if (draft.text.trim() === '') {
      setIsEmpty(true)
      // The error is on the page after the next frame.
      requestAnimationFrame(focusFault)
      return
    }
    const done = { text: t('notes.saved') }
    if (await action.run((client) => addNote(client, memberId, draft.text), done)) clearSent(draft)
  }
}
