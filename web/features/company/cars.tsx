import { useTranslation } from 'react-i18next'
import { company } from '../../content/company'
import { useLang } from '../../platform/i18n/use-lang'

/** Not shown in Chinese. */
export function Cars() {
  const { t } = useTranslation('company')
  const lang = useLang()
  if (lang === 'cn') return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t('ceo.cars')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {company.cars.map((car) => (
          <li
            key={car.photo}
            className="overflow-hidden rounded-card border border-line bg-surface"
          >
            <img
              src={car.photo}
              alt=""
              width={960}
              height={640}
              loading="lazy"
              className="h-auto w-full bg-line"
            />
            <div className="p-4">
              <h3 className="text-lg">{car.name[lang]}</h3>
              <p className="text-sm text-muted">{t('ceo.seats', { count: car.seats })}</p>
              <p className="mt-2">{car.remarks[lang]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
