import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Prose } from '../../../ui/prose'
import type { TourTab, TourView } from '../tours.view'
import { Bulletin, Inclusions, Route } from './tab-texts'
import { TabLinks } from './tab-links'

type TourTabsProps = { tour: TourView; active: TourTab; safetyHtml: string | Promise<string> }

/** Four tabs, each with its own address. Printing shows all of them. */
export function TourTabs({ tour, active, safetyHtml }: TourTabsProps) {
  const { t } = useTranslation('tours')
  const panels = panelsOf(tour, typeof safetyHtml === 'string' ? safetyHtml : use(safetyHtml))
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
function panelsOf(tour: TourView, safetyHtml: string): { tab: TourTab; content: ReactNode }[] {
  const { itinerary, included, excluded } = tour
  const all = [
    { tab: 'product', content: <Bulletin tour={tour} /> },
    { tab: 'route', content: itinerary.length > 0 && <Route tour={tour} /> },
    {
      tab: 'inclusions',
      content: included.length + excluded.length > 0 && <Inclusions tour={tour} />,
    },
    { tab: 'safety', content: <Prose html={safetyHtml} /> },
  ] as const
  return all.filter(({ content }) => content !== false)
}
