import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newSavedReply, type NewSavedReply } from '../../../worker/contracts/saved-replies'
import { LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { useDraft } from '../../platform/drafts/use-draft'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { AreaField, Form, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import { useToast } from '../ui/toasts'
import { changeSavedReply, createSavedReply, type SavedReply } from './inbox.api'

const EMPTY: NewSavedReply = { name: '', kr: '', ca: '', cn: '' }

interface SavedReplyFormProps {
  /** Null for a new one. */
  reply: SavedReply | null
  onClose: () => void
}

/** Name and three texts. Each field says what is wrong with it; what is typed is kept in this browser. */
export function SavedReplyForm({ reply, onClose }: SavedReplyFormProps) {
  const { t } = useTranslation(['inbox', 'common'])
  const { draft, errorOf, failure, isPending, change, clear, save } = useSavedReply(reply, onClose)
  return (
    <Form
      aria-label={t(reply ? 'saved.change' : 'saved.add')}
      onSubmit={save}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <TextField
        label={t('saved.name')}
        hint={t('saved.nameHint')}
        error={errorOf('name')}
        value={draft.name}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="grid gap-4 lg:grid-cols-3">
        {LANGS.map((lang) => (
          <AreaField
            key={lang}
            label={t(`common:language.${lang}`)}
            error={errorOf(lang)}
            value={draft[lang]}
            lang={LANG_TAG[lang]}
            className="field-sizing-content max-h-[60vh] min-h-40"
            onChange={({ target }) => change({ [lang]: target.value })}
          />
        ))}
      </div>
      <p className="text-sm text-muted">{t('saved.places')}</p>
      <FailureAlert failure={failure} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          look="primary"
          label={t('saved.save')}
          waiting={t('saved.saving')}
          isWaiting={isPending}
        />
        <Button
          onClick={() => {
            clear()
            onClose()
          }}
        >
          {t('common:cancel')}
        </Button>
      </div>
    </Form>
  )
}

function useSavedReply(reply: SavedReply | null, onClose: () => void) {
  const { t } = useTranslation('inbox')
  const { ofCode } = useErrorText()
  const showToast = useToast()
  const client = useQueryClient()
  const [stored] = useState(() => (reply ? textsOf(reply) : EMPTY))
  const { draft, change, clear } = useDraft(`saved-reply-${reply?.id ?? 'new'}`, stored)
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wanted: NewSavedReply) =>
      reply ? changeSavedReply(client, reply, wanted) : createSavedReply(client, wanted),
    onSuccess: async () => {
      clear()
      await client.invalidateQueries({ queryKey: ['admin', 'saved-replies'] })
      showToast({ text: t('saved.saved') })
      onClose()
    },
    // The marks appear with the next render.
    onError: () => setTimeout(focusFault),
  })
  const refused = error instanceof ApiError ? (error.body.fields ?? {}) : {}
  const faults = isChecked ? faultsOf(draft) : {}
  const errorOf = (field: keyof NewSavedReply) => {
    const code = faults[field] ?? refused[field]
    return code === undefined ? undefined : ofCode(code)
  }
  return {
    draft,
    errorOf,
    failure: Object.keys(refused).length > 0 ? null : error,
    isPending,
    clear,
    change: (changes: Partial<NewSavedReply>) => {
      change(changes)
      if (error) reset()
    },
    save: () => {
      setChecked(true)
      if (Object.keys(faultsOf(draft)).length > 0) setTimeout(focusFault)
      else if (!isPending) mutate(draft)
    },
  }
}

function textsOf({ name, kr, ca, cn }: SavedReply): NewSavedReply {
  return { name, kr, ca, cn }
}

/** Codes of errors.json by field. */
function faultsOf(draft: NewSavedReply): Partial<Record<string, string>> {
  const parsed = newSavedReply.safeParse(draft)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  )
}
