import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { Prose } from '../../../ui/prose'
import { ShownIn } from '../shown-in'
import { foreignTag, type TourView } from '../tours.view'
import { Itinerary } from './itinerary'

/** The texts of the tabs; one that is not in the page's language names its own. */

export function Bulletin({ tour: { bulletinHtml } }: { tour: TourView }) {
  const lang = useLang()
  return (
    <>
      <ShownIn lang={bulletinHtml.lang} hasText={bulletinHtml.text !== ''} />
      <Prose lang={foreignTag(bulletinHtml, lang)} html={bulletinHtml.text} />
    </>
  )
}

export function Route({ tour: { itinerary, itineraryLang } }: { tour: TourView }) {
  const lang = useLang()
  return (
    <>
      <ShownIn lang={itineraryLang} hasText />
      <Itinerary entries={itinerary} textTag={foreignTag({ lang: itineraryLang }, lang)} />
    </>
  )
}

export function Inclusions({ tour: { included, excluded, inclusionsLang } }: { tour: TourView }) {
  const textTag = foreignTag({ lang: inclusionsLang }, useLang())
  return (
    <>
      <ShownIn lang={inclusionsLang} hasText />
      <div className="grid gap-8 sm:grid-cols-2">
        <Lines kind="included" lines={included} textTag={textTag} />
        <Lines kind="excluded" lines={excluded} textTag={textTag} />
      </div>
    </>
  )
}

const MARKS = {
  included: <Check aria-hidden size={20} className="mt-1 shrink-0 text-primary" />,
  excluded: <X aria-hidden size={20} className="mt-1 shrink-0 text-danger" />,
}

type LinesProps = { kind: keyof typeof MARKS; lines: string[]; textTag: string | undefined }

function Lines({ kind, lines, textTag }: LinesProps) {
  const { t } = useTranslation('tours')
  if (lines.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{t(kind)}</h3>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            {MARKS[kind]}
            <span lang={textTag}>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
