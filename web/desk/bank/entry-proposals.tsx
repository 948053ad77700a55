import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { BankBooking } from '../../../worker/contracts/bank-entries'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { useMoney } from '../ui/use-money'
import { StatusChip } from '../bookings/status-chip'
import { Disclosure } from '../ui/disclosure'
import { useAction } from '../ui/use-action'
import { refuseMatch, type BankEntry, type Proposal } from './bank.api'
import { useMatch } from './use-match'

/** The best proposal; the others behind a line. */
export function EntryProposals({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bank')
  const { proposals } = entry
  // Two strong ones are looked at side by side.
  const shown = Math.max(1, proposals.filter(({ strength }) => strength === 'strong').length)
  const others = proposals.slice(shown)
  if (proposals.length === 0) return <p className="text-sm text-muted">{t('noProposal')}</p>
  const list = (some: readonly Proposal[]) => (
    <ul className="flex flex-col gap-2">
      {some.map((proposal) => (
        <ProposalRow key={proposal.booking.id} entry={entry} proposal={proposal} />
      ))}
    </ul>
  )
  return (
    <>
      {list(proposals.slice(0, shown))}
      {others.length > 0 && (
        <Disclosure title={t('more', { count: others.length })}>{list(others)}</Disclosure>
      )}
    </>
  )
}

function ProposalRow({ entry, proposal }: { entry: BankEntry; proposal: Proposal }) {
  const { t } = useTranslation('desk-bank')
  const format = useMoney()
  const match = useMatch(entry.id)
  const { isBusy, run } = useAction()
  const { booking, strength, reasons } = proposal
  const { id, version, name, pid } = booking
  const isChosen = entry.preselected === id
  return (
    <li className="flex flex-col gap-2 rounded-field border border-line bg-paper p-3">
      <BookingFacts booking={booking} />
      <p className="text-sm">
        <strong className="me-2">{t(`strength.${strength}`)}</strong>
        {reasons.map((reason) => t(`reason.${reason}`)).join(' · ')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look={isChosen ? 'primary' : 'quiet'}
          aria-label={t('match.of', { amount: format(entry.left), name: name ?? pid })}
          onClick={() => match([{ bookingId: id, amount: entry.left.amount, version }])}
        >
          {t('match.action', { amount: format(entry.left) })}
        </Button>
        <Button
          look="faint"
          disabled={isBusy}
          onClick={() =>
            void run((client) => refuseMatch(client, entry.id, id), {
              text: t('refused.done'),
              removesRow: true,
            })
          }
        >
          {t('refused.action')}
        </Button>
      </div>
    </li>
  )
}

/** Whose booking it is, and what is due. */
export function BookingFacts({ booking }: { booking: BankBooking }) {
  const { t } = useTranslation('desk-bank')
  const lang = useLang()
  const format = useMoney()
  const { id, name, pid, reference, tour, day, status, due } = booking
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Link
        to="/admin/bookings/$bookingId"
        params={{ bookingId: String(id) }}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {name ?? pid}
      </Link>
      <StatusChip status={status} />
      <span className="tabular text-sm font-semibold">
        {reference === null ? pid : `M${reference}`}
      </span>
      <span className="tabular ms-auto font-semibold">{t('due', { amount: format(due) })}</span>
      <span className="tabular w-full text-sm text-muted wrap-anywhere">
        {[tour, day && formatDay(day, lang)].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}
