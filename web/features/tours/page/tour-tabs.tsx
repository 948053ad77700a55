import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { useLang } from '../../../platform/i18n/use-lang'
import { Prose } from '../../../ui/prose'
import { InclusionLists } from './inclusions'
import { Itinerary } from './itinerary'
import { ShownIn } from '../shown-in'
import type { TourTab, TourView } from '../tours.view'

interface TourTabsProps {
  tour: TourView
  active: TourTab
  safetyHtml: string
}

/** Four tabs, each with its own address. Printing shows all of them. */
export function TourTabs({ tour, active, safetyHtml }: TourTabsProps) {
  const { t } = useTranslation('tours')
  const panels = usePanels(tour, safetyHtml)
  const shown = panels.some(({ tab }) => tab === active) ? active : 'product'
  return (
    <div className="flex flex-col gap-6">
      <TabLinks tabs={panels.map(({ tab }) => tab)} shown={shown} />
      {panels.map(({ tab, content }) => (
        <section key={tab} className={tab === shown ? '' : 'hidden print-block'}>
          <h2 className="sr-only print:not-sr-only print:mt-6 print:mb-2 print:text-xl">
            {t(`tabs.${tab}`)}
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}

/** The tabs that have something to show. */
function usePanels(tour: TourView, safetyHtml: string): { tab: TourTab; content: ReactNode }[] {
  const lang = useLang()
  /** Set where a text is not in the page's language. */
  const tagOf = (textLang: Lang) => (textLang === lang ? undefined : LANG_TAG[textLang])
  const { bulletinHtml, itinerary, included, excluded } = tour
  const product = (
    <>
      <ShownIn lang={bulletinHtml.lang} hasText={bulletinHtml.text !== ''} />
      <Prose lang={tagOf(bulletinHtml.lang)} html={bulletinHtml.text} />
    </>
  )
  const route = itinerary.length > 0 && (
    <>
      <ShownIn lang={tour.itineraryLang} hasText />
      <Itinerary entries={itinerary} textTag={tagOf(tour.itineraryLang)} />
    </>
  )
  const inclusions = included.length + excluded.length > 0 && (
    <>
      <ShownIn lang={tour.inclusionsLang} hasText />
      <InclusionLists
        included={included}
        excluded={excluded}
        textTag={tagOf(tour.inclusionsLang)}
      />
    </>
  )
  const all: { tab: TourTab; content: ReactNode }[] = [
    { tab: 'product', content: product },
    { tab: 'route', content: route },
    { tab: 'inclusions', content: inclusions },
    { tab: 'safety', content: <Prose html={safetyHtml} /> },
  ]
  return all.filter(({ content }) => content !== false)
}

function TabLinks({ tabs, shown }: { tabs: TourTab[]; shown: TourTab }) {
  const { t } = useTranslation('tours')
  return (
    <nav
      aria-label={t('tabs.label')}
      className="no-print -mx-4 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex sm:gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to="."
              search={(before) => ({ ...before, tab: tab === 'product' ? undefined : tab })}
              activeOptions={{ exact: true }}
              aria-current={tab === shown ? 'true' : undefined}
              replace
              resetScroll={false}
              className={`flex min-h-12 items-center border-b-2 px-2.5 font-semibold whitespace-nowrap sm:px-3 ${tab === shown ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink'}`}
            >
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
