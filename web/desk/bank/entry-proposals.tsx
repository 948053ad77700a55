import { useTranslation } from 'react-i18next'
import { Disclosure } from '../ui/disclosure'
import type { BankEntry, Proposal } from './bank.api'
import { ProposalRow } from './proposal-row'

/** The best proposal, with the others folded. */
export function EntryProposals({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bank')
  const { proposals } = entry
  // Strong proposals are shown side by side.
  const shown = Math.max(1, proposals.filter(({ strength }) => strength === 'strong').length)
  const others = proposals.slice(shown)
  if (proposals.length === 0) return <p className="text-sm text-muted">{t('noProposal')}</p>
  return (
    <>
      <ProposalList entry={entry} proposals={proposals.slice(0, shown)} />
      {others.length > 0 && (
        <Disclosure title={t('more', { count: others.length })}>
          <ProposalList entry={entry} proposals={others} />
        </Disclosure>
      )}
    </>
  )
}

interface ProposalListProps {
  entry: BankEntry
  proposals: readonly Proposal[]
}

function ProposalList({ entry, proposals }: ProposalListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {proposals.map((proposal) => (
        <ProposalRow key={proposal.booking.id} entry={entry} proposal={proposal} />
      ))}
    </ul>
  )
}
