import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS, type ReportReason } from '../../../worker/contracts/moderation'
import { ConfirmDialog } from '../../ui/dialog'
import { AreaField, CheckField, SelectField } from '../../ui/field'
import { useAction } from '../ui/use-action'
import { banMember, unbanMember } from './members.api'

interface BanDialogProps {
  /** Whom to ban; null while closed. */
  username: string | null
  onClose: () => void
}

/** Asks for the reason of a ban, and whether the posts disappear with it. */
export function BanDialog({ username, onClose }: BanDialogProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const [reason, setReason] = useState<ReportReason>('spam')
  const [note, setNote] = useState('')
  const [hidePosts, setHidePosts] = useState(false)
  const { isBusy, run } = useAction()
  const ban = async (name: string) => {
    const isDone = await run((client) => banMember(client, name, { reason, note, hidePosts }), {
      text: t('members.done.ban', { name }),
      undo: (client) => unbanMember(client, name, hidePosts),
    })
    // What was typed stays after a failure.
    if (!isDone) return
    setNote('')
    setHidePosts(false)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={username !== null}
      onClose={onClose}
      title={username === null ? '' : t('members.ask.ban', { name: username })}
      action={t('members.ban')}
      isPending={isBusy}
      onConfirm={() => username !== null && void ban(username)}
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
