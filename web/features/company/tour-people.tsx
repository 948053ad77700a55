import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { guideQuery, type Person } from '../../platform/site/people'
import { Portrait } from '../../ui/portrait'
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

/** The guide of a region; otherwise, the person who plans the trip. */
function GuideCard({ region }: { region: string }) {
  const lang = useLang()
  const { data: person } = useQuery(guideQuery(region, lang))
  if (!person) return null
  return (
    <div className="flex items-start gap-4">
      <Portrait {...person} className="w-16 shrink-0" />
      <AboutPerson {...person} />
    </div>
  )
}

function AboutPerson({ name, role, remarks, isGuide }: Person & { isGuide: boolean }) {
  const { t } = useTranslation()
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
