import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { Prose } from '../../../ui/prose'
import { ShownIn } from '../shown-in'
import { foreignTag, type TourView } from '../tours.view'
import { Itinerary } from './itinerary'

/** The texts of the tabs; one that is not in the page's language names its own. */

interface TabTextProps {
  tour: TourView
}

export function Bulletin({ tour: { bulletinHtml } }: TabTextProps) {
  const lang = useLang()
  return (
    <>
      <ShownIn lang={bulletinHtml.lang} hasText={bulletinHtml.text !== ''} />
      <Prose lang={foreignTag(bulletinHtml, lang)} html={bulletinHtml.text} />
    </>
  )
}

export function Route({ tour: { itinerary, itineraryLang } }: TabTextProps) {
  const lang = useLang()
  return (
    <>
      <ShownIn lang={itineraryLang} hasText />
      <Itinerary entries={itinerary} textTag={foreignTag({ lang: itineraryLang }, lang)} />
    </>
  )
}

export function Inclusions({ tour: { included, excluded, inclusionsLang } }: TabTextProps) {
  const lang = useLang()
  return (
    <>
      <ShownIn lang={inclusionsLang} hasText />
      <InclusionLists
        included={included}
        excluded={excluded}
        textTag={foreignTag({ lang: inclusionsLang }, lang)}
      />
    </>
  )
}

interface InclusionListsProps {
  included: string[]
  excluded: string[]
  /** BCP 47 tag where the texts are not in the page's language. */
  textTag: string | undefined
}

function InclusionLists({ included, excluded, textTag }: InclusionListsProps) {
  const { t } = useTranslation('tours')
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Lines
        title={t('included')}
        lines={included}
        textTag={textTag}
        icon={<Check aria-hidden size={20} className="mt-1 shrink-0 text-primary" />}
      />
      <Lines
        title={t('excluded')}
        lines={excluded}
        textTag={textTag}
        icon={<X aria-hidden size={20} className="mt-1 shrink-0 text-danger" />}
      />
    </div>
  )
}

interface LinesProps {
  title: string
  lines: string[]
  icon: ReactNode
  textTag: string | undefined
}

function Lines({ title, lines, icon, textTag }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            {icon}
            <span lang={textTag}>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
