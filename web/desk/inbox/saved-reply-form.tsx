import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newSavedReply, type NewSavedReply } from '../../../worker/contracts/inbox/saved-replies'
import { LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { AreaField, Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { useDeskForm } from '../ui/desk-form'
import { type SavedReply, changeSavedReply, createSavedReply } from './inbox.api'

interface SavedReplyFormProps {
  /** Null for a new one. */
  reply: SavedReply | null
  onClose: () => void
}

/** The name and the three texts of a saved reply. Drafts are stored in this browser. */
export function SavedReplyForm({ reply, onClose }: SavedReplyFormProps) {
  const { t } = useTranslation('desk-people')
  const form = useSavedReply(reply, onClose)
  return (
    <Form
      aria-label={t(reply ? 'inbox.saved.change' : 'inbox.saved.add')}
      onSubmit={form.submit}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <NameField form={form} />
      <LanguageFields form={form} />
      <p className="text-sm text-muted">{t('inbox.saved.places')}</p>
      <FailureAlert failure={form.failure} />
      <SaveButtons form={form} />
    </Form>
  )
}

type ReplyForm = ReturnType<typeof useSavedReply>

function NameField({ form }: { form: ReplyForm }) {
  const { t } = useTranslation('desk-people')
  return (
    <TextField
      label={t('inbox.saved.name')}
      hint={t('inbox.saved.nameHint')}
      autoComplete="off"
      {...form.field('name')}
    />
  )
}

function LanguageFields({ form }: { form: ReplyForm }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {LANGS.map((lang) => (
        <AreaField
          key={lang}
          label={t(`language.${lang}`)}
          lang={LANG_TAG[lang]}
          className="field-sizing-content max-h-[60vh] min-h-40"
          {...form.field(lang)}
        />
      ))}
    </div>
  )
}

function SaveButtons({ form: { isPending, cancel } }: { form: ReplyForm }) {
  const { t } = useTranslation(['desk-people', 'site'])
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton
        look="primary"
        label={t('inbox.saved.save')}
        waiting={t('inbox.saved.saving')}
        isWaiting={isPending}
      />
      <Button onClick={cancel}>{t('site:cancel')}</Button>
    </div>
  )
}

const EMPTY: NewSavedReply = { name: '', kr: '', ca: '', cn: '' }

/** The form of a saved reply; null for a new one. */
function useSavedReply(reply: SavedReply | null, onClose: () => void) {
  const { t } = useTranslation('desk-people')
  const form = useDeskForm({
    schema: newSavedReply,
    start: reply ? textsOf(reply) : EMPTY,
    storedAs: `saved-reply-${reply?.id ?? 'new'}`,
    call: async (client: QueryClient, wanted: NewSavedReply) => {
      await (reply ? changeSavedReply(client, reply, wanted) : createSavedReply(client, wanted))
      // The form closes once the list has it.
      await client.invalidateQueries({ queryKey: ['admin', 'saved-replies'] })
    },
    done: () => t('inbox.saved.saved'),
    onDone: onClose,
  })
  return {
    ...form,
    cancel: () => {
      form.forget()
      onClose()
    },
  }
}

function textsOf({ name, kr, ca, cn }: SavedReply): NewSavedReply {
  return { name, kr, ca, cn }
}
