import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '../../../worker/contracts/board/new-report'
import { ConfirmDialog } from '../../ui/dialog'
import { AreaField, CheckField } from '../../ui/field'
import { ChoiceField } from '../ui/choice-field'
import { useBan, type BanForm, type BannedMembers } from './use-ban'

/** Asks for the reason of a ban, and whether to hide the member's posts. */
export function BanDialog(props: BannedMembers & { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const form = useBan(props)
  return (
    <ConfirmDialog
      isOpen={props.usernames.length > 0}
      onClose={props.onClose}
      title={useBanTitle(props.usernames)}
      action={t('members.ban')}
      isPending={form.isBusy}
      onConfirm={() => void form.ban()}
    >
      <p className="text-muted">{t('members.askText.ban')}</p>
      <BanFields form={form} />
    </ConfirmDialog>
  )
}

function useBanTitle(usernames: readonly string[]): string {
  const { t } = useTranslation(['admin', 'desk-people'])
  const count = usernames.length
  return count > 1
    ? t('desk-people:members.askBan', { count })
    : t('members.ask.ban', { name: usernames[0] ?? '' })
}

interface BanFieldsProps {
  form: BanForm
}

function BanFields({ form }: BanFieldsProps) {
  return (
    <>
      <ReasonField form={form} />
      <NoteField form={form} />
      <HidePostsField form={form} />
    </>
  )
}

function NoteField({ form: { typed, change } }: BanFieldsProps) {
  const { t } = useTranslation('lists')
  return (
    <AreaField
      label={t('ban.note')}
      hint={t('ban.noteHint')}
      maxLength={500}
      value={typed.note}
      onChange={({ target }) => change({ note: target.value })}
    />
  )
}

function HidePostsField({ form: { typed, change } }: BanFieldsProps) {
  const { t } = useTranslation('lists')
  return (
    <CheckField
      label={t('ban.hidePosts')}
      hint={t('ban.hidePostsHint')}
      checked={typed.hidePosts}
      onChange={({ target }) => change({ hidePosts: target.checked })}
    />
  )
}

function ReasonField({ form: { typed, change } }: BanFieldsProps) {
  const { t } = useTranslation(['admin', 'lists'])
  return (
    <ChoiceField
      label={t('lists:ban.reason')}
      choices={REPORT_REASONS}
      textOf={(reason) => t(`reports.reason.${reason}`)}
      value={typed.reason}
      onChoose={(reason) => change({ reason })}
    />
  )
}
