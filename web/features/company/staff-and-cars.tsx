import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { peopleQuery, type Person } from '../../platform/site/people'
import { buttonClass } from '../../ui/button'
import { Portrait } from '../../ui/portrait'

const NETWORK_LINK = buttonClass('link')

export function Staff() {
  const { t } = useTranslation()
  const { staff } = useSuspenseQuery(peopleQuery(useLang())).data
  return (
    <section className="flex flex-col gap-4">
      <h2 className="section-title">{t('ceo.staff')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {staff.map((person, index) => (
          <StaffCard key={person.id} person={person} index={index} />
        ))}
      </ul>
    </section>
  )
}

function StaffCard({ person, index }: { person: Person; index: number }) {
  const { t } = useTranslation()
  const { networkUrl } = person
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <Portrait image={person.image} name={person.name} index={index} className="w-24" />
      <div>
        <h3 className="text-lg">{person.name}</h3>
        <p className="text-sm text-muted">{person.role}</p>
      </div>
      <p>{person.remarks}</p>
      {networkUrl && (
        <a href={networkUrl} target="_blank" rel="noopener noreferrer" className={NETWORK_LINK}>
          {t('ceo.network')}
        </a>
      )}
    </li>
  )
}
