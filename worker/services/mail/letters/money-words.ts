import ca from '../../../../web/platform/i18n/locales/ca/money-mails.json'
import cn from '../../../../web/platform/i18n/locales/cn/money-mails.json'
import kr from '../../../../web/platform/i18n/locales/kr/money-mails.json'
import type { Lang } from '../../../contracts/languages'
import type { Row } from './booking-parts'
import type { Addressed } from './letter-parts'

type MoneyTexts = typeof ca

/** Texts of the letters about payments, cancellations and refunds. */
export const MONEY_TEXTS: Record<Lang, MoneyTexts> = { kr, ca, cn }

/** Rows with a label by key; those without a value are left out. */
export function moneyRows(
  { lang }: Addressed,
  values: Partial<Record<keyof MoneyTexts['facts'], string | false | null>>,
): Row[] {
  const labels = MONEY_TEXTS[lang].facts
  return Object.entries(values).flatMap(([key, value]): Row[] =>
    value ? [[labels[key as keyof MoneyTexts['facts']], value]] : [],
  )
}
