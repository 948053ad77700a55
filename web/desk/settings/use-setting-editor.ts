import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { StoredSetting } from '../../../worker/contracts/settings/settings-desk'
import type { SettingChange } from '../../../worker/contracts/settings/setting-change'
import type { Version } from '../editor/draft-store'
import { useEditor } from '../editor/use-editor'
import type { GroupForm } from './group-form'
import { saveSetting, type Stored } from './settings.api'

/** The editor of a group, with the author of a conflicting version. */
export function useSettingEditor<Group extends SettingGroup, Draft extends object>(
  form: GroupForm<Group, Draft>,
  stored: Stored<Group>,
) {
  const [author, setAuthor] = useState<string | null>(null)
  const { send, enterPassword } = useSend(form)
  const editor = useEditor<Draft>({
    storageKey: `settings:${form.group}`,
    stored: toVersion(form, stored),
    tidy: (draft) => tidyDraft(form, draft),
    open: (draft) => draft,
    send,
    readCurrent: (current) => {
      setAuthor((current as StoredSetting).updatedBy)
      return toVersion(form, current as StoredSetting)
    },
  })
  return { editor, author, enterPassword }
}

function useSend<Group extends SettingGroup, Draft extends object>(form: GroupForm<Group, Draft>) {
  const queryClient = useQueryClient()
  const password = useRef('')
  return { send, enterPassword }

  async function send(draft: Draft, { updatedAt }: Version<Draft>): Promise<Version<Draft>> {
    const change = toChange(form, { draft, updatedAt }, password.current)
    return toVersion(form, await saveSetting(queryClient, change))
  }

  function enterPassword(typed: string): void {
    password.current = typed
  }
}

function toVersion<Group extends SettingGroup, Draft extends object>(
  { toDraft }: GroupForm<Group, Draft>,
  setting: Stored<Group> | StoredSetting,
): Version<Draft> {
  const { value, updatedAt } = setting as Stored<Group>
  return { draft: toDraft(value), updatedAt }
}

/** The draft as it will be stored; a draft with faults is left as it is typed. */
function tidyDraft<Group extends SettingGroup, Draft extends object>(
  { findFaults, toDraft, toValue }: GroupForm<Group, Draft>,
  draft: Draft,
): Draft {
  return Object.keys(findFaults(draft)).length > 0 ? draft : toDraft(toValue(draft))
}

function toChange<Group extends SettingGroup, Draft extends object>(
  { group, needsPassword, toValue }: GroupForm<Group, Draft>,
  { draft, updatedAt }: Version<Draft>,
  password: string,
): SettingChange {
  const change = { group, value: toValue(draft), updatedAt, ...(needsPassword && { password }) }
  return change as unknown as SettingChange
}
