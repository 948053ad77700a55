import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBulk } from '../ui/list/use-bulk'
import { banMember, unbanMember, type LiftedBan } from './members.api'

export interface BannedMembers {
  /** The members to ban; empty while the form is closed. */
  usernames: readonly string[]
  onClose: () => void
  /** Called once all are banned. */
  onDone?: () => void
}

export type BanForm = ReturnType<typeof useBan>

const FIRST: LiftedBan = { reason: 'spam', note: '', hidePosts: false }

/** The form of a ban, for all the named members. */
export function useBan({ usernames, onClose, onDone }: BannedMembers) {
  const [typed, setTyped] = useState(FIRST)
  const textOf = useBannedText(usernames)
  const { isBusy, run } = useBulk<string>()
  const change = (part: Partial<LiftedBan>) => setTyped((before) => ({ ...before, ...part }))
  return { typed, change, ban, isBusy }

  function ban(): Promise<void> {
    return run([...usernames], {
      act: (client, name) => banMember(client, name, typed),
      undo: (client, name) => unbanMember(client, name, typed.hidePosts),
      textOf,
      // After a failure, what was typed is kept.
      onDone: () => {
        change({ note: '', hidePosts: false })
        onClose()
        onDone?.()
      },
    })
  }
}

function useBannedText(usernames: readonly string[]): (count: number) => string {
  const { t } = useTranslation(['admin', 'desk-people'])
  return (count) =>
    usernames.length === 1
      ? t('members.done.ban', { name: usernames[0] ?? '' })
      : t('desk-people:members.banned', { count })
}
