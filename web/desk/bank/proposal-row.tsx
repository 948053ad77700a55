import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { useAction } from '../ui/use-action'
import { useMoney } from '../ui/use-money'
import { refuseMatch, type BankEntry, type Proposal } from './bank.api'
import { ProposedBooking } from './proposed-booking'
import { useMatch } from './match/use-match'

interface ProposalRowProps {
  entry: BankEntry
  proposal: Proposal
}

/** A booking that an entry may be for, and why. */
export function ProposalRow({ entry, proposal }: ProposalRowProps) {
  const { t } = useTranslation('desk-bank')
  const { booking, strength, reasons } = proposal
  return (
    <li className="flex flex-col gap-2 rounded-field border border-line bg-paper p-3">
      <ProposedBooking booking={booking} />
      <p className="text-sm">
        <strong className="me-2">{t(`strength.${strength}`)}</strong>
        {reasons.map((reason) => t(`reason.${reason}`)).join(' · ')}
      </p>
      <div className="flex flex-wrap gap-2">
        <MatchButton entry={entry} booking={booking} />
        <RefuseButton entry={entry} booking={booking} />
      </div>
    </li>
  )
}

interface ButtonProps {
  entry: BankEntry
  booking: Proposal['booking']
}

function MatchButton({ entry, booking: { id, version, name, pid } }: ButtonProps) {
  const { t } = useTranslation('desk-bank')
  const format = useMoney()
  const match = useMatch(entry.id)
  return (
    <Button
      look={entry.preselected === id ? 'primary' : 'quiet'}
      aria-label={t('match.of', { amount: format(entry.left), name: name ?? pid })}
      onClick={() => match([{ bookingId: id, amount: entry.left.amount, version }])}
    >
      {t('match.action', { amount: format(entry.left) })}
    </Button>
  )
}

function RefuseButton({ entry, booking }: ButtonProps) {
  const { t } = useTranslation('desk-bank')
  const { isBusy, run } = useAction()
  const refuse = () =>
    run((client) => refuseMatch(client, entry.id, booking.id), {
      text: t('refused.done'),
      removesRow: true,
    })
  return (
    <Button look="faint" disabled={isBusy} onClick={() => void refuse()}>
      {t('refused.action')}
    </Button>
  )
}
