import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '../../../worker/contracts/new-report'
import { ConfirmDialog } from '../../ui/dialog'
import { AreaField, CheckField } from '../../ui/field'
import { ChoiceField } from '../ui/choice-field'
import { useBan, type BanForm, type BannedMembers } from './use-ban'

interface BanDialogProps extends BannedMembers {
  onClose: () => void
}

/** Asks for the reason of a ban, and whether the posts disappear with it. */
export function BanDialog(props: BanDialogProps) {
  const { t } = useTranslation(['admin', 'desk-people'])
  const form = useBan(props)
  const { usernames, onClose } = props
  const count = usernames.length
  const title =
    count > 1
      ? t('desk-people:members.askBan', { count })
      : t('members.ask.ban', { name: usernames[0] ?? '' })
  return (
    <ConfirmDialog
      isOpen={count > 0}
      onClose={onClose}
      title={title}
      action={t('members.ban')}
      isPending={form.isBusy}
      onConfirm={() => void form.ban()}
    >
      <p className="text-muted">{t('members.askText.ban')}</p>
      <BanFields form={form} />
    </ConfirmDialog>
  )
}

function BanFields({ form: { typed, change } }: { form: BanForm }) {
  const { t } = useTranslation(['admin', 'lists'])
  return (
    <>
      <ChoiceField
        label={t('lists:ban.reason')}
        choices={REPORT_REASONS}
        textOf={(reason) => t(`reports.reason.${reason}`)}
        value={typed.reason}
        onChoose={(reason) => change({ reason })}
      />
      <AreaField
        label={t('lists:ban.note')}
        hint={t('lists:ban.noteHint')}
        maxLength={500}
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <CheckField
        label={t('lists:ban.hidePosts')}
        hint={t('lists:ban.hidePostsHint')}
        checked={typed.hidePosts}
        onChange={({ target }) => change({ hidePosts: target.checked })}
      />
    </>
  )
}
