import { useSite } from '../../../platform/site/site'
import { PriceTable } from '../prices/price-table'
import { PriceTag } from '../prices/price-tag'
import type { TourView } from '../tours.view'

/** Print only: what the screen shows beside the text. */
export function PrintSummary({ tour, url }: { tour: TourView; url: string }) {
  const { company } = useSite()
  return (
    <div className="hidden flex-col gap-4 print:flex">
      <PriceTag tour={tour} />
      <PriceTable tour={tour} />
      <p className="border-y border-line py-2 text-sm">
        {[company.name, company.phone, company.email, url].join(' · ')}
      </p>
    </div>
  )
}
