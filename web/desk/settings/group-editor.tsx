import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/setting-groups'
import type { SettingChange, StoredSetting } from '../../../worker/contracts/settings-desk'
import { focusFault } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { ConflictDialog } from '../editor/conflict-dialog'
import type { Version } from '../editor/draft-store'
import { LeaveGuard } from '../editor/leave-guard'
import { SaveBar } from '../editor/save-bar'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import { useEditor } from '../editor/use-editor'
import { useToast } from '../ui/toasts'
import type { GroupForm } from './group-form'
import { PasswordDialog } from './password-dialog'
import { SettingHistory } from './setting-history'
import { saveSetting, settingQuery, type Stored } from './settings.api'

interface GroupEditorProps<Group extends SettingGroup, Draft extends object> {
  form: GroupForm<Group, Draft>
}

/** A group of settings: its form, what was changed and by whom. */
export function GroupEditor<Group extends SettingGroup, Draft extends object>({
  form,
}: GroupEditorProps<Group, Draft>) {
  const { t } = useTranslation('settings')
  const query = useQuery(settingQuery(form.group))
  return (
    <Loaded query={query} failure={t('loadFailed')} skeleton="h-96 w-full">
      {(stored) => <Editor form={form} stored={stored} />}
    </Loaded>
  )
}

function Editor<Group extends SettingGroup, Draft extends object>({
  form,
  stored,
}: GroupEditorProps<Group, Draft> & { stored: Stored<Group> }) {
  const { t } = useTranslation(['settings', 'common', 'company'])
  const showToast = useToast()
  const { group, findFaults, Form } = form
  const texts = form.texts(t)
  const { editor, author, enterPassword } = useSettingEditor(form, stored)
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const faults = useMemo(() => findFaults(editor.draft), [findFaults, editor.draft])
  const send = async () => {
    if (await editor.save()) {
      setAsking(false)
      showToast({ text: t('saved') })
    }
  }
  const save = async () => {
    if (!editor.hasChanges || editor.isSaving) return
    setChecked(true)
    if (Object.keys(faults).length > 0) {
      // The marks appear with the next render.
      setTimeout(focusFault)
      showToast({ text: t('checkFields'), look: 'danger' })
    } else if (form.needsPassword) setAsking(true)
    else await send()
  }
  return (
    <>
      <StoredDraftBanner editor={editor} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Form draft={editor.draft} faults={isChecked ? faults : {}} onChange={editor.change} />
        </div>
        <SettingHistory
          group={group}
          toDraft={form.toDraft}
          texts={texts}
          onTake={(draft) => {
            editor.change(draft)
            showToast({ text: t('history.taken') })
          }}
        />
      </div>
      <SaveBar
        editor={editor}
        savedText={editor.base.updatedAt === 0 ? t('first') : undefined}
        onSave={() => void save()}
      />
      <PasswordDialog
        isOpen={isAsking && editor.theirs === null}
        isSaving={editor.isSaving}
        error={editor.error}
        onClose={() => setAsking(false)}
        onPassword={(typed) => {
          enterPassword(typed)
          void send()
        }}
      />
      <ConflictDialog
        base={editor.base.draft}
        mine={editor.draft}
        theirs={editor.theirs}
        {...texts}
        lead={author === null ? undefined : t('conflictBy', { name: author })}
        onClose={editor.closeConflict}
        onMerge={(merged) => void editor.saveMerged(merged)}
      />
      <LeaveGuard hasChanges={editor.hasChanges} />
    </>
  )
}

/** The draft of a group, and who wrote the version that it conflicts with. */
function useSettingEditor<Group extends SettingGroup, Draft extends object>(
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
