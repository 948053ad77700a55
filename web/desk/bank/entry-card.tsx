import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/forms/use-now'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { moveFocus } from '../../ui/focus'
import { useMoney } from '../ui/use-money'
import { useAction } from '../ui/use-action'
import { ignoreEntry, markSame, type BankEntry } from './bank.api'
import { EntryPayments } from './entry-payments'
import { EntryProposals } from './entry-proposals'
import { undoMatch, useIsHeld } from './held-matches'
import { MatchDialog } from './match-dialog'

/** Money that came in, with the bookings that it may be for and what can be done with it. */
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

function EntryFacts({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bank')
  const lang = useLang()
  const format = useMoney()
  const now = useNow()
  const { amount, left, day, account, payer, memo, source } = entry
  const isPart = left.amount > 0 && left.amount < amount.amount
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <strong className="tabular text-xl">{format(amount)}</strong>
      {isPart && <Chip look="offer">{t('left', { amount: format(left) })}</Chip>}
      {source === 'hand' && <Chip>{t('byHand')}</Chip>}
      {source === 'mail' && <Chip look="offer">{t('byMail')}</Chip>}
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

/** For ten seconds after a match. */
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

function OpenEntry({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bank')
  const { isBusy, run } = useAction()
  const [isChoosing, setChoosing] = useState(false)
  const { id, left, amount, maybeSame } = entry
  const isWhole = left.amount === amount.amount
  return (
    <>
      <EntryProposals entry={entry} />
      {isWhole &&
        maybeSame.map((other) => <SameMoney key={other.id} entry={entry} other={other} />)}
      <div className="flex flex-wrap gap-2">
        <Button look={entry.namesSeveral ? 'primary' : 'quiet'} onClick={() => setChoosing(true)}>
          {t(entry.namesSeveral ? 'split' : 'other')}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() =>
            void run((client) => ignoreEntry(client, id, true), {
              text: t('ignored.done'),
              undo: (client) => ignoreEntry(client, id, false),
              removesRow: true,
            })
          }
        >
          {t(isWhole ? 'ignored.action' : 'ignored.rest')}
        </Button>
      </div>
      <MatchDialog entry={entry} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}

interface SameMoneyProps {
  entry: BankEntry
  other: BankEntry['maybeSame'][number]
}

/** The row of a statement stays; what an admin or a mail said about it becomes the copy, unless that is booked already. */
function SameMoney({ entry, other }: SameMoneyProps) {
  const { t } = useTranslation('desk-bank')
  const lang = useLang()
  const { isBusy, run } = useAction()
  const isCopy = other.isSpent || entry.source !== 'csv'
  const [copy, original] = isCopy ? [entry.id, other.id] : [other.id, entry.id]
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-field border border-line bg-paper px-3 py-1 text-sm">
      <p className="grow py-2">
        {t(`same.${other.source}`, { day: formatDay(other.day, lang), account: other.account })}
      </p>
      <Button
        look="link"
        disabled={isBusy}
        onClick={() =>
          void run((client) => markSame(client, copy, original), {
            text: t('same.done'),
            undo: (client) => ignoreEntry(client, copy, false),
            removesRow: true,
          })
        }
      >
        {t('same.action')}
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
