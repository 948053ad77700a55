import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../worker/contracts/languages'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { QuoteDays } from '../../../ui/quote/quote-days'
import { Fold } from '../fold'

interface PlanProps {
  quote: Quote
  lang: Lang
  /** Collapsed once the trip is no longer ahead: the messages come first then. */
  isFolded: boolean
}

/** The days of a trip. */
export function Plan({ quote, lang, isFolded }: PlanProps) {
  const { t } = useTranslation('trip')
  if (!isFolded) return <QuoteDays quote={quote} lang={lang} />
  return (
    <Fold label={t('plan.show')} className="no-print max-w-reading border-y border-line">
      <div className="py-4">
        <QuoteDays quote={quote} lang={lang} />
      </div>
    </Fold>
  )
}
