import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '../../../worker/contracts/board/new-report'
import { ConfirmDialog } from '../../ui/dialog'
import { AreaField, CheckField } from '../../ui/field'
import { ChoiceField } from '../ui/choice-field'
import { useBulk } from '../ui/list/use-bulk'
import { useFields } from '../ui/use-fields'
import { banMember, unbanMember, type LiftedBan } from './members.api'

/** Asks for the reason of a ban, and whether to hide the member's posts. */
export function BanDialog(props: BannedMembers & { onClose: () => void }) {
  const { t } = useTranslation('desk-people')
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
  const { t } = useTranslation('desk-people')
  const count = usernames.length
  return count > 1
    ? t('members.askBan', { count })
    : t('members.ask.ban', { name: usernames[0] ?? '' })
}

function BanFields({ form }: { form: BanForm }) {
  const { t } = useTranslation('desk-people')
  return (
    <>
      <ChoiceField
        label={t('ban.reason')}
        choices={REPORT_REASONS}
        textOf={(reason) => t(`reports.reason.${reason}`)}
        {...form.choice('reason')}
      />
      <AreaField
        label={t('ban.note')}
        hint={t('ban.noteHint')}
        maxLength={500}
        {...form.text('note')}
      />
      <HidePostsField form={form} />
    </>
  )
}

function HidePostsField({ form: { fields, set } }: { form: BanForm }) {
  const { t } = useTranslation('desk-people')
  return (
    <CheckField
      label={t('ban.hidePosts')}
      hint={t('ban.hidePostsHint')}
      checked={fields.hidePosts}
      onChange={({ target }) => set({ hidePosts: target.checked })}
    />
  )
}

interface BannedMembers {
  /** The members to ban; empty while the form is closed. */
  usernames: readonly string[]
  onClose: () => void
  /** Called once all are banned. */
  onDone?: () => void
}

type BanForm = ReturnType<typeof useBan>

const FIRST: LiftedBan = { reason: 'spam', note: '', hidePosts: false }

/** The form of a ban, for all the named members. */
function useBan({ usernames, onClose, onDone }: BannedMembers) {
  const { fields, set, ...controls } = useFields(FIRST)
  const textOf = useBannedText(usernames)
  const { isBusy, run } = useBulk<string>()
  return { fields, set, ...controls, ban, isBusy }

  function ban(): Promise<void> {
    return run([...usernames], {
      act: (client, name) => banMember(client, name, fields),
      undo: (client, name) => unbanMember(client, name, fields.hidePosts),
      textOf,
      // After a failure, the input is kept.
      onDone: () => {
        set({ note: '', hidePosts: false })
        onClose()
        onDone?.()
      },
    })
  }
}

function useBannedText(usernames: readonly string[]): (count: number) => string {
  const { t } = useTranslation('desk-people')
  return (count) =>
    usernames.length === 1
      ? t('members.done.ban', { name: usernames[0] ?? '' })
      : t('members.banned', { count })
}
