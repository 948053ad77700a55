import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type SettingGroup,
  SETTING_GROUPS,
} from '../../../worker/contracts/settings/setting-groups'
import type { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { useLang } from '../../platform/i18n/use-lang'
import { buttonClass } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form, TextField } from '../../ui/field'
import { Loaded } from '../../ui/loaded'
import { SubmitButton } from '../../ui/submit-button'
import { EditorDialogs } from '../editor/editor-dialogs'
import { SaveBar } from '../editor/save-bar'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import type { Editor } from '../editor/use-editor'
import { AlsoHere } from '../ui/also-here'
import { useToast } from '../ui/toasts'
import type { DraftTexts, Faults, GroupForm } from './group-form'
import { SettingHistory } from './setting-history'
import { settingQuery, type Stored } from './settings.api'
import { useGroupSaving, useSettingEditor } from './use-setting-editor'
import { UndoChange } from './undo-change'
import { withForm } from './with-form'

/** The settings, one screen for each group. */
export function SettingsPage({ group }: { group: SettingGroup }) {
  const { t } = useTranslation('desk')
  return (
    <>
      <h1 className="text-2xl">{t('settings.title')}</h1>
      <nav aria-label={t('settings.title')}>
        <GroupLinks group={group} />
      </nav>
      <p className="max-w-reading text-muted">{t(`settings.about.${group}`)}</p>
      <AlsoHere kind="settings" id={group} />
      <Fragment key={group}>
        {withForm(group, (form) => (
          <GroupEditor form={form} />
        ))}
      </Fragment>
    </>
  )
}

/** Links to the screens of all groups. */
function GroupLinks({ group }: { group: SettingGroup }) {
  const { t } = useTranslation('desk')
  return (
    <ul className="flex flex-wrap gap-2">
      {SETTING_GROUPS.map((each) => (
        <li key={each}>
          <Link
            to="/admin/settings/$group"
            params={{ group: each }}
            aria-current={each === group ? 'page' : undefined}
            className={buttonClass('pill')}
          >
            {t(`settings.groups.${each}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The editor of a group of settings, with its history. */
function GroupEditor<Group extends SettingGroup, Draft extends object>(props: {
  form: GroupForm<Group, Draft>
}) {
  const { form } = props
  const { t } = useTranslation('desk')
  const query = useQuery(settingQuery(form.group))
  return (
    <Loaded query={query} failure={t('settings.loadFailed')} skeleton="h-96 w-full">
      {(stored) => <SettingEditor form={form} stored={stored} />}
    </Loaded>
  )
}

function SettingEditor<Group extends SettingGroup, Draft extends object>(props: {
  form: GroupForm<Group, Draft>
  stored: Stored<Group>
}) {
  const { form, stored } = props
  const { t } = useTranslation('desk')
  const { editor, enterPassword } = useSettingEditor(form, stored)
  const { faults, save, password } = useGroupSaving(form, editor, enterPassword)
  const texts = form.texts(t, useLang())
  const lead = (name: string) => t('settings.conflictBy', { name })
  const savedText = editor.base.updatedAt === 0 ? t('settings.first') : undefined
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
  const { t } = useTranslation('desk')
  const showToast = useToast()
  const take = (draft: Draft) => {
    editor.change(form.takeOver?.(draft, editor.draft) ?? draft)
    showToast({ text: t('settings.history.taken') })
  }
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <form.Form draft={editor.draft} faults={faults} onChange={editor.change} />
      </div>
      <SettingHistory
        group={form.group}
        toDraft={form.toDraft}
        texts={texts}
        onTake={take}
        undo={form.isUndoable && <UndoChange form={form} editor={editor} />}
      />
    </div>
  )
}

interface PasswordDialogProps {
  isOpen: boolean
  isSaving: boolean
  error: ApiError | null
  onClose: () => void
  onPassword: (password: string) => void
}

/** Asks for the admin's password before a change that moves money. */
function PasswordDialog({ isOpen, onClose, ...form }: PasswordDialogProps) {
  const { t } = useTranslation('desk')
  const dialog = { isOpen, onClose, title: t('settings.password.title') }
  return <Dialog {...dialog}>{isOpen && <PasswordForm {...form} />}</Dialog>
}

type PasswordFormProps = Omit<PasswordDialogProps, 'isOpen' | 'onClose'>

function PasswordForm(form: PasswordFormProps) {
  const { t } = useTranslation('desk')
  const password = usePassword(form)
  return (
    <Form onSubmit={password.submit}>
      <p className="text-muted">{t('settings.password.why')}</p>
      <PasswordField password={password} />
      <SubmitButton
        look="primary"
        label={t('settings.password.save')}
        waiting={t('settings.password.saving')}
        isWaiting={form.isSaving}
      />
    </Form>
  )
}

function PasswordField({ password }: { password: ReturnType<typeof usePassword> }) {
  const { t } = useTranslation('desk')
  return (
    <TextField
      type="password"
      autoComplete="current-password"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was asked for
      autoFocus
      label={t('settings.password.label')}
      value={password.typed}
      error={password.fault}
      onChange={({ target }) => password.type(target.value)}
    />
  )
}

function usePassword({ isSaving, error, onPassword }: PasswordFormProps) {
  const { t } = useTranslation('desk')
  const { ofFailure } = useErrorText()
  const [typed, type] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const fault = isEmpty ? t('settings.password.empty') : error ? ofFailure(error) : undefined
  const submit = () => {
    setEmpty(typed === '')
    if (typed !== '' && !isSaving) onPassword(typed)
  }
  return { typed, type, fault, submit }
}
