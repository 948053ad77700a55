import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { useMoney } from '../../../desk/ui/use-money'
import { numberOf } from '../booking.rules'
import { refuseMatch, type BankEntry, type Proposal } from './bank.api'
import { EntryAction } from './entry-action'
import { useMatch } from './match/use-match'
import { ProposedBooking } from './proposed-booking'

/** A proposed booking for an entry, with reasons. */
export function ProposalRow({ entry, proposal }: { entry: BankEntry; proposal: Proposal }) {
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
