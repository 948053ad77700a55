import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/setting-groups'
import { focusFault } from '../../ui/focus'
import type { Editor } from '../editor/use-editor'
import { useToast } from '../ui/toasts'
import type { GroupForm } from './group-form'

/** Saves a group without faults; one that moves money asks for the own password before. */
export function useGroupSaving<Group extends SettingGroup, Draft extends object>(
  { findFaults, needsPassword }: GroupForm<Group, Draft>,
  editor: Editor<Draft>,
  enterPassword: (typed: string) => void,
) {
  const { t } = useTranslation('settings')
  const showToast = useToast()
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const faults = useMemo(() => findFaults(editor.draft), [findFaults, editor.draft])
  const password = {
    isOpen: isAsking && editor.theirs === null,
    isSaving: editor.isSaving,
    error: editor.error,
    onClose: () => setAsking(false),
    onPassword: (typed: string) => {
      enterPassword(typed)
      void send()
    },
  }
  return { faults: isChecked ? faults : {}, save, password }

  async function send(): Promise<void> {
    if (!(await editor.save())) return
    setAsking(false)
    showToast({ text: t('saved') })
  }

  async function save(): Promise<void> {
    if (!editor.hasChanges || editor.isSaving) return
    setChecked(true)
    if (Object.keys(faults).length > 0) {
      // The marks appear with the next render.
      setTimeout(focusFault)
      showToast({ text: t('checkFields'), look: 'danger' })
    } else if (needsPassword) setAsking(true)
    else await send()
  }
}
