import { useTranslation } from 'react-i18next'
import { useMoney } from '../../../desk/ui/use-money'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { moveFocus } from '../../../ui/focus'
import { ignoreEntry, type BankEntry } from './bank.api'
import { EntryAction } from './entry-action'
import { EntryPayments } from './entry-payments'
import { undoMatch, useHeld, type HeldMatch } from './match/held-matches'
import { useNamedParts } from './match/use-match'
import { OpenEntry } from './open-entry'

/** A bank entry with its proposals and actions. */
export function EntryCard({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const held = useHeld(entry.id)
  return (
    <article
      data-entry={entry.id}
      aria-label={t('bank.entry', { amount: format(entry.amount), payer: entry.payer ?? '' })}
      className={`flex flex-col gap-3 rounded-card border bg-surface p-4 ${entry.preselected === null ? 'border-line' : 'border-primary'}`}
    >
      <EntryFacts entry={entry} />
      <TakenBack entry={entry} />
      <EntryPayments entry={entry} />
      {held ? <UndoLine match={held} /> : entry.status === 'new' && <OpenEntry entry={entry} />}
      {entry.status === 'ignored' && <IgnoredEntry entry={entry} />}
    </article>
  )
}

/** Why such an entry is for no booking, or a booked one needs a reversal. */
function TakenBack({ entry: { takenBackOn, left, amount } }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  if (takenBackOn === null) return null
  const isBooked = left.amount < amount.amount
  return (
    <p className="text-sm text-danger">
      {t('bank.takenBack', { day: formatDay(takenBackOn, lang) })}{' '}
      {isBooked && t('bank.takenBackBooked')}
    </p>
  )
}

/** Shown for ten seconds after a match. */
function UndoLine({ match: { entryId, named } }: { match: HeldMatch }) {
  const { t } = useTranslation(['desk-bookings', 'desk'])
  const what = useNamedParts()(named)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-field border border-primary bg-paper px-3 py-1"
    >
      <p className="grow py-2 text-sm">{t('bank.match.held', { what })}</p>
      <Button ref={moveFocus} look="link" onClick={() => undoMatch(entryId)}>
        {t('desk:undo')}
      </Button>
    </div>
  )
}

function IgnoredEntry({ entry: { id, sameAsId } }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sameAsId !== null && <p className="text-sm text-muted">{t('bank.same.is')}</p>}
      <EntryAction
        act={(client) => ignoreEntry(client, id, false)}
        done={t('bank.ignored.restored')}
      >
        {t('bank.ignored.restore')}
      </EntryAction>
    </div>
  )
}

/** Amount, day, account and payer of an entry. */
function EntryFacts({ entry }: { entry: BankEntry }) {
  const lang = useLang()
  const format = useMoney()
  const now = useNow()
  const { amount, day, account, payer, memo } = entry
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <strong className="tabular text-xl">{format(amount)}</strong>
      <EntryChips entry={entry} />
      <span className="tabular ms-auto text-sm text-muted">
        {formatDay(day, lang, now)} · {account}
      </span>
      <p className="w-full wrap-anywhere">
        {payer !== null && <span className="me-2 font-semibold">{payer}</span>}
        <span className="text-muted">{memo}</span>
      </p>
    </div>
  )
}

/** The amount left to match, and the source if no statement has the entry. */
function EntryChips({ entry: { amount, left, source, isInBank } }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const isPart = left.amount > 0 && left.amount < amount.amount
  return (
    <>
      {isPart && <Chip look="offer">{t('bank.left', { amount: format(left) })}</Chip>}
      {source === 'hand' && <Chip>{t('bank.byHand')}</Chip>}
      {!isInBank && <Chip look="offer">{t('bank.byMail')}</Chip>}
    </>
  )
}
