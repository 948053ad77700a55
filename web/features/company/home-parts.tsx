import { useTranslation } from 'react-i18next'
import { formatCad, formatWon } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useSite } from '../../platform/site/site'

export function Introduction() {
  const { t } = useTranslation()
  return (
    <section className="flex max-w-reading flex-col gap-2 max-sm:-mb-3">
      <h2 className="section-title">{t('intro.title')}</h2>
      <p className="prose">{t('intro.lead')}</p>
      <details className="group">
        <summary className="inline-flex min-h-11 min-w-11 list-none items-center font-semibold text-primary">
          <span className="group-open:hidden">{t('intro.readMore')}</span>
          <span className="hidden group-open:inline">{t('intro.collapse')}</span>
        </summary>
        <p className="prose">{t('intro.more')}</p>
      </details>
    </section>
  )
}

const FACTS = ['commission', 'pickup', 'video', 'refund'] as const

export function FourFacts() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('facts.title')}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line">
        {FACTS.map((fact) => (
          <li key={fact} className="bg-surface p-3 sm:p-5">
            <h2 className="text-base">{t(`facts.${fact}.title`)}</h2>
            <p className="text-sm text-muted">{t(`facts.${fact}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const STEPS = ['ask', 'quote', 'deposit', 'go'] as const

export function BookingSteps() {
  const { t } = useTranslation()
  const values = { deposit: useDeposit(), count: useSite().company.answerHours }
  return (
    <section className="later flex flex-col gap-4">
      <h2 className="section-title">{t('steps.title')}</h2>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-6 lg:grid-cols-4">
        {STEPS.map((step, index) => (
          <Step key={step} step={step} number={index + 1} values={values} />
        ))}
      </ol>
    </section>
  )
}

type StepName = (typeof STEPS)[number]

interface StepProps {
  step: StepName
  number: number
  /** Named by the texts; `count` is the hours until an answer. */
  values: { deposit: string; count: number }
}

function Step({ step, number, values }: StepProps) {
  const { t } = useTranslation()
  return (
    <li className="border-t-2 border-primary pt-3">
      <h3 className="text-lg">
        <span aria-hidden className="me-2 text-primary">
          {number}
        </span>
        {t(`steps.${step}.title`)}
      </h3>
      <p className="text-muted max-sm:text-sm">{t(`steps.${step}.text`, values)}</p>
    </li>
  )
}

function useDeposit(): string {
  const lang = useLang()
  const { cad, krw } = useSite().prices.deposit
  return lang === 'kr' ? formatWon(krw, lang) : formatCad(cad * 100)
}
