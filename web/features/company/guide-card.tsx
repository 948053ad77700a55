import { useTranslation } from 'react-i18next'
import { company, type StaffMember } from '../../content/company'
import { useLang } from '../../platform/i18n/use-lang'
import { Portrait } from '../../ui/portrait'
import { guideOf } from './guides'

const STAFF: readonly StaffMember[] = company.staff

/** Who guides in a region; elsewhere, who plans the trip. */
export function GuideCard({ region }: { region: string | undefined }) {
  const { t } = useTranslation('company')
  const lang = useLang()
  const guide = guideOf(STAFF, region)
  const person = guide ?? STAFF.find(({ id }) => id === 'planner')
  if (!person) return null
  return (
    <div className="flex items-start gap-4">
      <Portrait
        photo={person.photo}
        name={person.name[lang]}
        index={STAFF.indexOf(person)}
        className="w-16 shrink-0"
      />
      <div className="min-w-0">
        <h2 className="text-sm font-semibold text-muted">
          {t(guide ? 'guide.title' : 'guide.planner')}
        </h2>
        <p className="font-semibold">
          {person.name[lang]}
          <span className="font-normal text-muted"> · {person.role[lang]}</span>
        </p>
        <p className="mt-1 max-w-reading">{person.remarks[lang]}</p>
        {guide && <p className="mt-1 text-sm text-muted">{t('guide.note')}</p>}
      </div>
    </div>
  )
}
