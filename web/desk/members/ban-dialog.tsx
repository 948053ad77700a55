import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { REPORT_REASONS } from '../../../worker/contracts/board/new-report'
import { ConfirmDialog } from '../../ui/dialog'
import { AreaField, CheckField } from '../../ui/field'
import { ChoiceField } from '../ui/choice-field'
import { useTypedForm, type FormFields } from '../ui/desk-form'
import { useBulk } from '../ui/list/use-bulk'
import { banMember, unbanMember, type LiftedBan } from './members.api'

/** Asks for the reason of a ban, and whether to hide the member's posts. */
export function BanDialog(props: BannedMembers & { onClose: () => void }) {
  const { t } = useTranslation('desk-people')
  const { form, ban, isBusy } = useBan(props)
  return (
    <ConfirmDialog
      isOpen={props.usernames.length > 0}
      onClose={props.onClose}
      title={useBanTitle(props.usernames)}
      action={t('members.ban')}
      isPending={isBusy}
      onConfirm={() => void ban()}
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

function BanFields({ form }: { form: FormFields<LiftedBan> }) {
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
        {...form.field('note')}
      />
      <CheckField
        label={t('ban.hidePosts')}
        hint={t('ban.hidePostsHint')}
        {...form.field('hidePosts')}
      />
    </>
  )
}

interface BannedMembers {
  /** The members to ban; empty while the form is closed. */
  usernames: readonly string[]
  onClose: () => void
  /** Called once all are banned. */
  onDone?: () => void
}

const FIRST: LiftedBan = { reason: 'spam', note: '', hidePosts: false }

/** The form of a ban, for all the named members. */
function useBan({ usernames, onClose, onDone }: BannedMembers) {
  const form = useTypedForm({ schema: z.custom<LiftedBan>(), start: FIRST })
  const textOf = useBannedText(usernames)
  const { isBusy, run } = useBulk<string>()
  const ban = form.check((fields) =>
    run([...usernames], {
      act: (client, name) => banMember(client, name, fields),
      undo: (client, name) => unbanMember(client, name, fields.hidePosts),
      textOf,
      // After a failure, the input is kept.
      onDone: () => {
        form.change({ note: '', hidePosts: false })
        onClose()
        onDone?.()
      },
    }),
  )
  return { form, ban, isBusy }
}

function useBannedText(usernames: readonly string[]): (count: number) => string {
  const { t } = useTranslation('desk-people')
  return (count) =>
    usernames.length === 1
      ? t('members.done.ban', { name: usernames[0] ?? '' })
      : t('members.banned', { count })
}
