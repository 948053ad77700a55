import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SettingGroup } from '../../../worker/contracts/setting-groups'
import type { StoredSetting } from '../../../worker/contracts/settings-desk'
import type { SettingChange } from '../../../worker/contracts/setting-change'
import type { Version } from '../editor/draft-store'
import { useEditor } from '../editor/use-editor'
import type { GroupForm } from './group-form'
import { saveSetting, type Stored } from './settings.api'

/** The draft of a group, and who wrote the version that it conflicts with. */
export function useSettingEditor<Group extends SettingGroup, Draft extends object>(
  { group, needsPassword, toDraft, toValue, findFaults }: GroupForm<Group, Draft>,
  stored: Stored<Group>,
) {
  const queryClient = useQueryClient()
  const [author, setAuthor] = useState<string | null>(null)
  const password = useRef('')
  const take = (setting: StoredSetting): Version<Draft> => {
    const found = setting as unknown as Stored<Group>
    return { draft: toDraft(found.value), updatedAt: found.updatedAt }
  }
  const editor = useEditor<Draft>({
    storageKey: `settings:${group}`,
    stored: { draft: toDraft(stored.value), updatedAt: stored.updatedAt },
    tidy: (draft) => (Object.keys(findFaults(draft)).length > 0 ? draft : toDraft(toValue(draft))),
    open: (draft) => draft,
    send: async (draft, { updatedAt }) => {
      const change = {
        group,
        value: toValue(draft),
        updatedAt,
        ...(needsPassword && { password: password.current }),
      } as unknown as SettingChange
      return take(await saveSetting(queryClient, change))
    },
    readCurrent: (current) => {
      setAuthor((current as StoredSetting).updatedBy)
      return take(current as StoredSetting)
    },
  })
  const enterPassword = (typed: string) => {
    password.current = typed
  }
  return { editor, author, enterPassword }
}
