import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { peopleQuery, type CarView } from '../../platform/site/people'
import { ResponsiveImage } from '../../ui/responsive-image'

/** Not shown in Chinese. */
export function Cars() {
  const { t } = useTranslation()
  const { cars } = useSuspenseQuery(peopleQuery(useLang())).data
  if (cars.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="section-title">{t('ceo.cars')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cars.map((car) => (
          <CarCard key={car.id} {...car} />
        ))}
      </ul>
    </section>
  )
}

function CarCard({ name, seats, remarks, image }: CarView) {
  const { t } = useTranslation()
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      {image.url && (
        <ResponsiveImage
          {...image}
          size={{ width: 960, height: 640 }}
          sizes="(min-width: 640px) 30rem, 100vw"
          className="aspect-3/2 w-full object-cover"
        />
      )}
      <div className="p-4">
        <h3 className="text-lg">{name}</h3>
        <p className="text-sm text-muted">{t('ceo.seats', { count: seats })}</p>
        <p className="mt-2">{remarks}</p>
      </div>
    </li>
  )
}
