import { CalendarDays, Car, Users, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site'
import type { TourView } from '../tours.view'
import { useTourLength } from '../use-tour-length'

/** Its length, the smallest party and whether guests are picked up. */
export function TourFacts({ tour: { tripDays, minPerson, categorySlug } }: { tour: TourView }) {
  const { t } = useTranslation('tours')
  const { pickupRegions } = useSite()
  const length = useTourLength(tripDays)
  return (
    <ul className="flex flex-wrap gap-2">
      <Fact icon={CalendarDays} text={length} />
      {minPerson > 1 && <Fact icon={Users} text={t('minPerson', { count: minPerson })} />}
      {pickupRegions.includes(categorySlug) && <Fact icon={Car} text={t('pickup')} />}
    </ul>
  )
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-sm">
      <Icon aria-hidden size={16} className="text-primary" />
      {text}
    </li>
  )
}
