import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankBooking } from '../../../../worker/contracts/bookings/bank-entries'
import { Disclosure } from '../../../desk/ui/disclosure'
import { useMoney } from '../../../desk/ui/use-money'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { numberOf } from '../booking.rules'
import { StatusChip } from '../status-chip'
import { ignoreEntry, markSame, type BankEntry, type Proposal, refuseMatch } from './bank.api'
import { BookingLink } from './booking-link'
import { EntryAction } from './entry-action'
import { ChosenBookings } from './match/chosen-bookings'
import { useMatch } from './match/use-match'

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

/** A proposed booking for an entry, with reasons. */
function ProposalRow({ entry, proposal }: { entry: BankEntry; proposal: Proposal }) {
  const { t } = useTranslation('desk-bookings')
  const { booking, strength, reasons } = proposal
  const refuse = (client: QueryClient) => refuseMatch(client, entry.id, booking.id)
  return (
    <li className="flex flex-col gap-2 rounded-field border border-line bg-paper p-3">
      <ProposedBooking booking={booking} />
      <p className="text-sm">
        <strong className="me-2">{t(`bank.strength.${strength}`)}</strong>
        {reasons.map((reason) => t(`bank.reason.${reason}`)).join(' · ')}
      </p>
      <div className="flex flex-wrap gap-2">
        <MatchButton entry={entry} proposal={proposal} />
        <EntryAction look="faint" act={refuse} done={t('bank.refused.done')}>
          {t('bank.refused.action')}
        </EntryAction>
      </div>
    </li>
  )
}

function MatchButton({ entry, proposal }: { entry: BankEntry; proposal: Proposal }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const match = useMatch(entry.id)
  const { booking } = proposal
  const { id, version, name, pid } = booking
  const amount = format(entry.left)
  const named = [{ number: numberOf(booking), amount: entry.left }]
  // A mail is no proof: the admin who confirms it has seen the money in the account.
  const words = entry.isInBank ? 'action' : 'seen'
  return (
    <Button
      look={entry.preselected === id ? 'primary' : 'quiet'}
      aria-label={t(`bank.match.${words}Of`, { amount, name: name ?? pid })}
      onClick={() => match([{ bookingId: id, amount: entry.left.amount, version }], named)}
    >
      {t(`bank.match.${words}`, { amount })}
    </Button>
  )
}

/** A booking with its guest and amount due. */
function ProposedBooking({ booking }: { booking: BankBooking }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const format = useMoney()
  const { id, name, pid, tour, day, status, due } = booking
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <BookingLink id={id} guest={name ?? pid} />
      <StatusChip status={status} />
      <span className="tabular text-sm font-semibold">{numberOf(booking)}</span>
      <span className="tabular ms-auto font-semibold">
        {t('bank.due', { amount: format(due) })}
      </span>
      <span className="tabular w-full text-sm text-muted wrap-anywhere">
        {[tour, day && formatDay(day, lang)].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}
