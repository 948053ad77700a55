import { useInfiniteQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SettingChange } from '../../../worker/contracts/settings/setting-change'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { SettingVersions } from '../../../worker/contracts/settings/setting-versions'
import type { Editor } from '../editor/use-editor'
import { IconTextButton } from '../ui/icon-text-button'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import type { GroupForm } from './group-form'
import { saveSetting, versionsQuery } from './settings.api'
import { toVersion } from './use-setting-editor'

interface UndoProps<Group extends SettingGroup, Draft extends object> {
  form: GroupForm<Group, Draft>
  editor: Pick<Editor<Draft>, 'base' | 'hasChanges' | 'takeStored'>
}

/**
 * A press that undoes the latest change of a group: exactly the values before it are stored again, unless the group has
 * been changed since this page loaded it.
 */
export function UndoChange<Group extends SettingGroup, Draft extends object>(
  props: UndoProps<Group, Draft>,
) {
  const { data } = useInfiniteQuery(versionsQuery(props.form.group))
  const last = data?.pages[0]?.versions[0]
  if (!last || last.from === null || props.editor.hasChanges) return null
  return <UndoButton {...props} last={last} />
}

function UndoButton<Group extends SettingGroup, Draft extends object>({
  form,
  editor,
  last: { at, from },
}: UndoProps<Group, Draft> & { last: SettingVersions['versions'][number] }) {
  const { t } = useTranslation('desk')
  const time = useClock()
  const { isBusy, run } = useAction()
  const change = { group: form.group, value: from, updatedAt: editor.base.updatedAt }
  const undo = () =>
    run(
      async (client) => {
        const stored = await saveSetting(client, change as SettingChange)
        editor.takeStored(toVersion(form, stored))
      },
      { text: t('settings.history.undone') },
      { lead: t('settings.history.notUndone') },
    )
  return (
    <IconTextButton
      icon={Undo2}
      className="self-start"
      text={t('settings.history.undo', { time: time(at) })}
      disabled={isBusy}
      onClick={() => void undo()}
    />
  )
}
