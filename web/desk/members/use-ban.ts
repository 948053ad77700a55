import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBulk } from '../ui/list/use-bulk'
import { banMember, unbanMember, type LiftedBan } from './members.api'

export interface BannedMembers {
  /** Whom to ban; none while closed. */
  usernames: readonly string[]
  onClose: () => void
  /** After all were banned. */
  onDone?: () => void
}

export type BanForm = ReturnType<typeof useBan>

const FIRST: LiftedBan = { reason: 'spam', note: '', hidePosts: false }

/** A ban as it is typed, and the ban of all who are named. */
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
      // What was typed stays after a failure.
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
