import { useTranslation } from 'react-i18next'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { ignoreEntry, markSame, type BankEntry } from './bank.api'
import { EntryAction } from './entry-action'

interface SameMoneyProps {
  entry: BankEntry
  other: BankEntry['maybeSame'][number]
}

/** Another entry that may be the same money. */
export function SameMoney({ entry, other }: SameMoneyProps) {
  const { t } = useTranslation('desk-bank')
  const lang = useLang()
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-field border border-line bg-paper px-3 py-1 text-sm">
      <p className="grow py-2">
        {t(`same.${other.source}`, { day: formatDay(other.day, lang), account: other.account })}
      </p>
      <SameButton entry={entry} other={other} />
    </div>
  )
}

/** The statement's row stays; the one from an admin or a mail becomes the copy, unless it is booked already. */
function SameButton({ entry, other }: SameMoneyProps) {
  const { t } = useTranslation('desk-bank')
  const isCopy = other.isSpent || entry.source !== 'csv'
  const [copy, original] = isCopy ? [entry.id, other.id] : [other.id, entry.id]
  return (
    <EntryAction
      look="link"
      act={(client) => markSame(client, copy, original)}
      undo={(client) => ignoreEntry(client, copy, false)}
      done={t('same.done')}
    >
      {t('same.action')}
    </EntryAction>
  )
}
