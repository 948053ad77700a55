import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MEMBER_NOTE_MAX, newMemberNote } from '../../../worker/contracts/admin/members'
import { FailureAlert } from '../../ui/failure-alert'
import { AreaField, Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { useDeskForm } from '../ui/desk-form'
import { addNote } from './members.api'

/** A note that is being written is kept in this browser. */
export function NoteForm({ memberId }: { memberId: number }) {
  const { t } = useTranslation(['desk-people', 'desk'])
  const form = useDeskForm({
    schema: newMemberNote,
    start: { text: '' },
    storedAs: `member-note-${memberId}`,
    emptied: ['text'],
    call: (client: QueryClient, { text }: { text: string }) => addNote(client, memberId, text),
    done: () => t('notes.saved'),
  })
  return (
    <Form onSubmit={form.submit} className="flex flex-col items-start gap-2">
      <div className="w-full">
        <AreaField
          label={t('notes.label')}
          hint={t('notes.hint')}
          maxLength={MEMBER_NOTE_MAX}
          {...form.field('text', { fault: t('notes.empty') })}
        />
      </div>
      <FailureAlert failure={form.failure} />
      <SubmitButton
        look="primary"
        label={t('notes.save')}
        waiting={t('desk:save.saving')}
        isWaiting={form.isPending}
      />
    </Form>
  )
}
