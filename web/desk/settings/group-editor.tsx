import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import { useLang } from '../../platform/i18n/use-lang'
import { Loaded } from '../../ui/loaded'
import { EditorDialogs } from '../editor/editor-dialogs'
import { SaveBar } from '../editor/save-bar'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import type { Editor } from '../editor/use-editor'
import { useToast } from '../ui/toasts'
import type { DraftTexts, Faults, GroupForm } from './group-form'
import { PasswordDialog } from './password-dialog'
import { SettingHistory } from './setting-history'
import { settingQuery, type Stored } from './settings.api'
import { useGroupSaving, useSettingEditor } from './use-setting-editor'

/** The editor of a group of settings, with its history. */
export function GroupEditor<Group extends SettingGroup, Draft extends object>(props: {
  form: GroupForm<Group, Draft>
}) {
  const { form } = props
  const { t } = useTranslation('settings')
  const query = useQuery(settingQuery(form.group))
  return (
    <Loaded query={query} failure={t('loadFailed')} skeleton="h-96 w-full">
      {(stored) => <SettingEditor form={form} stored={stored} />}
    </Loaded>
  )
}

function SettingEditor<Group extends SettingGroup, Draft extends object>(props: {
  form: GroupForm<Group, Draft>
  stored: Stored<Group>
}) {
  const { form, stored } = props
  const { t } = useTranslation(['settings', 'common', 'company'])
  const { editor, enterPassword } = useSettingEditor(form, stored)
  const { faults, save, password } = useGroupSaving(form, editor, enterPassword)
  const texts = form.texts(t, useLang())
  const lead = (name: string) => t('conflictBy', { name })
  const savedText = editor.base.updatedAt === 0 ? t('first') : undefined
  return (
    <>
      <StoredDraftBanner editor={editor} />
      <FormBesideHistory form={form} editor={editor} faults={faults} texts={texts} />
      <SaveBar editor={editor} savedText={savedText} onSave={() => void save()} />
      <PasswordDialog {...password} />
      <EditorDialogs editor={editor} texts={texts} lead={lead} />
    </>
  )
}

interface FormBesideHistoryProps<Group extends SettingGroup, Draft extends object> {
  form: GroupForm<Group, Draft>
  editor: Editor<Draft>
  faults: Faults<Draft>
  texts: DraftTexts<Draft>
}

function FormBesideHistory<Group extends SettingGroup, Draft extends object>(
  props: FormBesideHistoryProps<Group, Draft>,
) {
  const { form, editor, faults, texts } = props
  const { t } = useTranslation('settings')
  const showToast = useToast()
  const take = (draft: Draft) => {
    editor.change(draft)
    showToast({ text: t('history.taken') })
  }
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <form.Form draft={editor.draft} faults={faults} onChange={editor.change} />
      </div>
      <SettingHistory group={form.group} toDraft={form.toDraft} texts={texts} onTake={take} />
    </div>
  )
}
