import { useLang } from '../../../platform/i18n/use-lang'
import { Prose } from '../../../ui/prose'
import { ShownIn } from '../shown-in'
import { foreignTag, type TourView } from '../tours.view'
import { InclusionLists } from './inclusions'
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
