import { GuideCard } from './guide-card'
import { TrustStrip } from './trust-strip'

/** The guides of a region's tours, by its slug. */
export function TourPeople({ region }: { region: string }) {
  return (
    <section className="flex flex-col gap-4 border-y border-line py-5">
      <GuideCard region={region} />
      <TrustStrip />
    </section>
  )
}
