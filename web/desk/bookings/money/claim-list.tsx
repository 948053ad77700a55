import { useTranslation } from 'react-i18next'
import type { Claim } from '../../../../worker/contracts/payments/guest-money'
import { ClaimRow } from './claim-row'

interface ClaimListProps {
  pid: string
  claims: Claim[]
  /** Starts a payment prefilled from the claim. */
  onRecord: (claim: Claim) => void
}

/** The guest's payment claims, newest first. */
export function ClaimList({ pid, claims, onRecord }: ClaimListProps) {
  const { t } = useTranslation('desk-quotes')
  if (claims.length === 0) return null
  return (
    <section aria-labelledby="claims" className="flex flex-col gap-2">
      <h3 id="claims" className="font-semibold">
        {t('money.claims.title')}
      </h3>
      <ul className="flex flex-col gap-2">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} pid={pid} claim={claim} onRecord={onRecord} />
        ))}
      </ul>
    </section>
  )
}
