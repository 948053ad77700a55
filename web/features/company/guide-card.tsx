import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { guideQuery } from '../../platform/site/people'
import { Portrait } from '../../ui/portrait'

/** Who guides in a region; elsewhere, who plans the trip. */
export function GuideCard({ region }: { region: string }) {
  const { t } = useTranslation('company')
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
      <div className="min-w-0">
        <h2 className="text-sm font-semibold text-muted">
          {t(person.isGuide ? 'guide.title' : 'guide.planner')}
        </h2>
        <p className="font-semibold">
          {person.name}
          <span className="font-normal text-muted"> · {person.role}</span>
        </p>
        <p className="mt-1 max-w-reading">{person.remarks}</p>
        {person.isGuide && <p className="mt-1 text-sm text-muted">{t('guide.note')}</p>}
      </div>
    </div>
  )
}
