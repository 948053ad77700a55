import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS, type ReportReason } from '../../../worker/contracts/moderation'
import { ConfirmDialog } from '../../ui/dialog'
import { AreaField, CheckField, SelectField } from '../../ui/field'
import { useBulk } from '../ui/list/use-bulk'
import { banMember, unbanMember } from './members.api'

interface BanDialogProps {
  /** Whom to ban; none while closed. */
  usernames: readonly string[]
  onClose: () => void
  /** After all were banned. */
  onDone?: () => void
}

/** Asks for the reason of a ban, and whether the posts disappear with it. */
export function BanDialog({ usernames, onClose, onDone }: BanDialogProps) {
  const { t } = useTranslation(['admin', 'lists', 'desk-people'])
  const [reason, setReason] = useState<ReportReason>('spam')
  const [note, setNote] = useState('')
  const [hidePosts, setHidePosts] = useState(false)
  const { isBusy, run } = useBulk<string>()
  const [first = ''] = usernames
  const count = usernames.length
  const ban = () =>
    run([...usernames], {
      act: (client, name) => banMember(client, name, { reason, note, hidePosts }),
      undo: (client, name) => unbanMember(client, name, hidePosts),
      textOf: (done) =>
        count === 1
          ? t('members.done.ban', { name: first })
          : t('desk-people:members.banned', { count: done }),
      // What was typed stays after a failure.
      onDone: () => {
        setNote('')
        setHidePosts(false)
        onClose()
        onDone?.()
      },
    })
  return (
    <ConfirmDialog
      isOpen={count > 0}
      onClose={onClose}
      title={
        count > 1
          ? t('desk-people:members.askBan', { count })
          : t('members.ask.ban', { name: first })
      }
      action={t('members.ban')}
      isPending={isBusy}
      onConfirm={() => void ban()}
    >
      <p className="text-muted">{t('members.askText.ban')}</p>
      <SelectField
        label={t('lists:ban.reason')}
        value={reason}
        onChange={({ target: { value } }) =>
          setReason(REPORT_REASONS.find((each) => each === value) ?? 'other')
        }
      >
        {REPORT_REASONS.map((each) => (
          <option key={each} value={each}>
            {t(`reports.reason.${each}`)}
          </option>
        ))}
      </SelectField>
      <AreaField
        label={t('lists:ban.note')}
        hint={t('lists:ban.noteHint')}
        maxLength={500}
        value={note}
        onChange={({ target: { value } }) => setNote(value)}
      />
      <CheckField
        label={t('lists:ban.hidePosts')}
        hint={t('lists:ban.hidePostsHint')}
        checked={hidePosts}
        onChange={({ target: { checked } }) => setHidePosts(checked)}
      />
    </ConfirmDialog>
  )
}
