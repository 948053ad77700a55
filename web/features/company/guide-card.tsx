import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { guideQuery, type Person } from '../../platform/site/people'
import { Portrait } from '../../ui/portrait'

/** The guide of a region; elsewhere, the person who plans the trip. */
export function GuideCard({ region }: { region: string }) {
  const lang = useLang()
  const { data: person } = useQuery(guideQuery(region, lang))
  if (!person) return null
  return (
    <div className="flex items-start gap-4">
      <Portrait
        picture={person.picture}
        name={person.name}
        index={person.index}
        className="w-16 shrink-0"
      />
      <AboutPerson {...person} />
    </div>
  )
}

function AboutPerson({ name, role, remarks, isGuide }: Person & { isGuide: boolean }) {
  const { t } = useTranslation('company')
  return (
    <div className="min-w-0">
      <h2 className="text-sm font-semibold text-muted">
        {t(isGuide ? 'guide.title' : 'guide.planner')}
      </h2>
      <p className="font-semibold">
        {name}
        <span className="font-normal text-muted"> · {role}</span>
      </p>
      <p className="mt-1 max-w-reading">{remarks}</p>
      {isGuide && <p className="mt-1 text-sm text-muted">{t('guide.note')}</p>}
    </div>
  )
}
