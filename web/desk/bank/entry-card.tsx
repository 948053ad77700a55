import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { moveFocus } from '../../ui/focus'
import { useMoney } from '../ui/use-money'
import { useAction } from '../ui/use-action'
import { ignoreEntry, type BankEntry } from './bank.api'
import { EntryFacts } from './entry-facts'
import { EntryPayments } from './entry-payments'
import { undoMatch, useIsHeld } from './match/held-matches'
import { OpenEntry } from './open-entry'

/** A bank entry with its proposals and actions. */
export function EntryCard({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bank')
  const format = useMoney()
  const isHeld = useIsHeld(entry.id)
  return (
    <article
      data-entry={entry.id}
      aria-label={t('entry', { amount: format(entry.amount), payer: entry.payer ?? '' })}
      className={`flex flex-col gap-3 rounded-card border bg-surface p-4 ${entry.preselected === null ? 'border-line' : 'border-primary'}`}
    >
      <EntryFacts entry={entry} />
      <EntryPayments entry={entry} />
      {isHeld ? <UndoLine entry={entry} /> : entry.status === 'new' && <OpenEntry entry={entry} />}
      {entry.status === 'ignored' && <IgnoredEntry entry={entry} />}
    </article>
  )
}

/** Shown for ten seconds after a match. */
function UndoLine({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation(['desk-bank', 'admin'])
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-field border border-primary bg-paper px-3 py-1"
    >
      <p className="grow py-2 text-sm">{t('match.held')}</p>
      <Button ref={moveFocus} look="link" onClick={() => undoMatch(entry.id)}>
        {t('admin:undo')}
      </Button>
    </div>
  )
}

function IgnoredEntry({ entry: { id, sameAsId } }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bank')
  const { isBusy, run } = useAction()
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sameAsId !== null && <p className="text-sm text-muted">{t('same.is')}</p>}
      <Button
        disabled={isBusy}
        onClick={() =>
          void run((client) => ignoreEntry(client, id, false), {
            text: t('ignored.restored'),
            removesRow: true,
          })
        }
      >
        {t('ignored.restore')}
      </Button>
    </div>
  )
}
