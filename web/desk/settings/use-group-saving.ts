import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { Editor } from '../editor/use-editor'
import { useToast } from '../ui/toasts'
import { useChecked } from '../ui/use-checked'
import type { Faults, GroupForm } from './group-form'

/** Saves a group without faults. A group that moves money first asks for the admin's password. */
export function useGroupSaving<Group extends SettingGroup, Draft extends object>(
  { findFaults, needsPassword }: GroupForm<Group, Draft>,
  editor: Editor<Draft>,
  enterPassword: (typed: string) => void,
) {
  const { faults, passes } = useGroupFaults(findFaults, editor.draft)
  const send = useSend(editor)
  const { ask, password } = usePasswordQuestion(editor, async (typed) => {
    enterPassword(typed)
    return send()
  })
  return { faults, save, password }

  async function save(): Promise<void> {
    if (!editor.hasChanges || editor.isSaving || !passes()) return
    if (needsPassword) ask()
    else await send()
  }
}

/** The faults, which are shown from the first attempt to save. */
function useGroupFaults<Draft extends object>(
  findFaults: (draft: Draft) => Faults<Draft>,
  draft: Draft,
) {
  const { t } = useTranslation('settings')
  const showToast = useToast()
  const { isChecked, passes } = useChecked()
  const faults = useMemo(() => findFaults(draft), [findFaults, draft])
  return { faults: isChecked ? faults : {}, passes: areFixed }

  function areFixed(): boolean {
    const isSound = Object.keys(faults).length === 0
    if (!isSound) showToast({ text: t('checkFields'), look: 'danger' })
    return passes(isSound)
  }
}

/** Returns whether the draft was saved. */
function useSend<Draft extends object>({ save }: Editor<Draft>): () => Promise<boolean> {
  const { t } = useTranslation('settings')
  const showToast = useToast()
  return async () => {
    const isSaved = await save()
    if (isSaved) showToast({ text: t('saved') })
    return isSaved
  }
}

/** The question for the password. It closes once the draft is saved, or if a conflict has to be shown. */
function usePasswordQuestion<Draft extends object>(
  { isSaving, error, theirs }: Editor<Draft>,
  send: (typed: string) => Promise<boolean>,
) {
  const [isAsking, setAsking] = useState(false)
  const onClose = () => setAsking(false)
  const onPassword = (typed: string) => void send(typed).then((isSaved) => isSaved && onClose())
  const password = { isOpen: isAsking && theirs === null, isSaving, error, onClose, onPassword }
  return { ask: () => setAsking(true), password }
}
