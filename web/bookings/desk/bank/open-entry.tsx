import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Disclosure } from '../../../desk/ui/disclosure'
import { useMoney } from '../../../desk/ui/use-money'
import { ignoreEntry, markSame, type BankEntry, type Proposal } from './bank.api'
import { EntryAction } from './entry-action'
import { ChosenBookings } from './match/chosen-bookings'
import { ProposalRow } from './proposal-row'

/** An entry without a booking: its proposals and the other choices. */
export function OpenEntry({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bookings')
  const [isChoosing, setChoosing] = useState(false)
  const close = () => setChoosing(false)
  const title = t('bank.choose.title', { amount: useMoney()(entry.left) })
  const { namesSeveral, maybeSame } = entry
  return (
    <>
      <EntryProposals entry={entry} />
      {isWhole(entry) &&
        maybeSame.map((other) => <SameMoney key={other.id} entry={entry} other={other} />)}
      <div className="flex flex-wrap gap-2">
        <Button look={namesSeveral ? 'primary' : 'quiet'} onClick={() => setChoosing(true)}>
          {t(namesSeveral ? 'bank.split' : 'bank.other')}
        </Button>
        <IgnoreButton entry={entry} />
      </div>
      <Dialog look="wide" isOpen={isChoosing} onClose={close} title={title}>
        <ChosenBookings entry={entry} onClose={close} />
      </Dialog>
    </>
  )
}

function IgnoreButton({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <EntryAction
      act={(client) => ignoreEntry(client, entry.id, true)}
      undo={(client) => ignoreEntry(client, entry.id, false)}
      done={t('bank.ignored.done')}
    >
      {t(isWhole(entry) ? 'bank.ignored.action' : 'bank.ignored.rest')}
    </EntryAction>
  )
}

/** Whether no part of it is booked. */
function isWhole({ left, amount }: BankEntry): boolean {
  return left.amount === amount.amount
}

/** The best proposal, with the others folded. */
function EntryProposals({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bookings')
  const { proposals } = entry
  // Strong proposals are shown side by side.
  const shown = Math.max(1, proposals.filter(({ strength }) => strength === 'strong').length)
  const others = proposals.slice(shown)
  if (proposals.length === 0) return <p className="text-sm text-muted">{t('bank.noProposal')}</p>
  return (
    <>
      <ProposalList entry={entry} proposals={proposals.slice(0, shown)} />
      {others.length > 0 && (
        <Disclosure title={t('bank.more', { count: others.length })}>
          <ProposalList entry={entry} proposals={others} />
        </Disclosure>
      )}
    </>
  )
}

function ProposalList({ entry, proposals }: { entry: BankEntry; proposals: readonly Proposal[] }) {
  const rows = proposals.map((proposal) => (
    <ProposalRow key={proposal.booking.id} entry={entry} proposal={proposal} />
  ))
  return <ul className="flex flex-col gap-2">{rows}</ul>
}

/**
 * Another entry that may be the same money. The statement's row stays; the one from an admin or a mail becomes the
 * copy, unless it is booked already.
 */
function SameMoney({ entry, other }: { entry: BankEntry; other: BankEntry['maybeSame'][number] }) {
  const { t } = useTranslation('desk-bookings')
  const { id, source, isSpent, account } = other
  const text = t(`bank.same.${source}`, { day: formatDay(other.day, useLang()), account })
  const [copy, original] = isSpent || entry.source !== 'csv' ? [entry.id, id] : [id, entry.id]
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-field border border-line bg-paper px-3 py-1 text-sm">
      <p className="grow py-2">{text}</p>
      <EntryAction
        look="link"
        act={(client) => markSame(client, copy, original)}
        undo={(client) => ignoreEntry(client, copy, false)}
        done={t('bank.same.done')}
      >
        {t('bank.same.action')}
      </EntryAction>
    </div>
  )
}
