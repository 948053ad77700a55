import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingChange } from '../../../worker/contracts/settings/setting-change'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { StoredSetting } from '../../../worker/contracts/settings/settings-desk'
import type { Version } from '../editor/draft-store'
import { withFreshLogin } from '../../platform/session/fresh-login'
import { useEditor, type Editor } from '../editor/use-editor'
import { useToast } from '../ui/toasts'
import { useChecked } from '../editor/use-checked'
import type { Faults, GroupForm } from './group-form'
import { saveSetting, type Stored } from './settings.api'

/** The editor of a group, and a function that takes the password for the next save. */
export function useSettingEditor<Group extends SettingGroup, Draft extends object>(
  form: GroupForm<Group, Draft>,
  stored: Stored<Group>,
) {
  const { send, enterPassword } = useSend(form)
  const editor = useEditor<Draft>({
    storageKey: `desk:settings.${form.group}`,
    stored: toVersion(form, stored),
    tidy: (draft) => tidyDraft(form, draft),
    open: (draft) => draft,
    send,
    readCurrent: (current) => toVersion(form, current as StoredSetting),
  })
  return { editor, enterPassword }
}

function useSend<Group extends SettingGroup, Draft extends object>(form: GroupForm<Group, Draft>) {
  const queryClient = useQueryClient()
  const password = useRef('')
  return { send, enterPassword }

  async function send(draft: Draft, { updatedAt }: Version<Draft>): Promise<Version<Draft>> {
    const { group, needsPassword, toValue } = form
    const proof = needsPassword && { password: password.current }
    const change = { group, value: toValue(draft), updatedAt, ...proof }
    const save = () => saveSetting(queryClient, change as unknown as SettingChange)
    return toVersion(form, await withFreshLogin(save))
  }

  function enterPassword(typed: string): void {
    password.current = typed
  }
}

/** A stored group as its editor takes it. */
export function toVersion<Group extends SettingGroup, Draft extends object>(
  { toDraft }: GroupForm<Group, Draft>,
  setting: Stored<Group> | StoredSetting,
): Version<Draft> {
  const { value, updatedAt, updatedBy: savedBy } = setting as Stored<Group>
  return { draft: toDraft(value), updatedAt, savedBy }
}

/** The draft as it will be stored; a draft with faults is left as it is typed. */
function tidyDraft<Group extends SettingGroup, Draft extends object>(
  { findFaults, toDraft, toValue }: GroupForm<Group, Draft>,
  draft: Draft,
): Draft {
  return Object.keys(findFaults(draft)).length > 0 ? draft : toDraft(toValue(draft))
}

/** Saves a group without faults. A group that moves money first asks for the admin's password. */
export function useGroupSaving<Group extends SettingGroup, Draft extends object>(
  { findFaults, needsPassword }: GroupForm<Group, Draft>,
  editor: Editor<Draft>,
  enterPassword: (typed: string) => void,
) {
  const { faults, passes } = useGroupFaults(findFaults, editor.draft)
  const send = useToldSave(editor)
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
  const { t } = useTranslation('desk')
  const showToast = useToast()
  const { isChecked, passes } = useChecked()
  const faults = useMemo(() => findFaults(draft), [findFaults, draft])
  return { faults: isChecked ? faults : {}, passes: areFixed }

  function areFixed(): boolean {
    const isSound = Object.keys(faults).length === 0
    if (!isSound) showToast({ text: t('settings.checkFields'), look: 'danger' })
    return passes(isSound)
  }
}

/** Returns whether the draft was saved. */
function useToldSave<Draft extends object>({ save }: Editor<Draft>): () => Promise<boolean> {
  const { t } = useTranslation('desk')
  const showToast = useToast()
  return async () => {
    const isSaved = await save()
    if (isSaved) showToast({ text: t('settings.saved') })
    return isSaved
  }
}

type Saving = Pick<Editor<object>, 'isSaving' | 'error' | 'theirs'>
type SendPassword = (typed: string) => Promise<boolean>

/** The question for the password. It closes once the draft is saved, or if a conflict has to be shown. */
function usePasswordQuestion({ isSaving, error, theirs }: Saving, send: SendPassword) {
  const [isAsking, setAsking] = useState(false)
  const onClose = () => setAsking(false)
  const onPassword = (typed: string) => void send(typed).then((isSaved) => isSaved && onClose())
  const password = { isOpen: isAsking && theirs === null, isSaving, error, onClose, onPassword }
  return { ask: () => setAsking(true), password }
}
