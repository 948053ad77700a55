import ca from '../../../../web/platform/i18n/locales/ca/money-mails.json'
import cn from '../../../../web/platform/i18n/locales/cn/money-mails.json'
import kr from '../../../../web/platform/i18n/locales/kr/money-mails.json'
import type { Lang } from '../../../contracts/languages'
import { labelled, type Addressed, type Row } from './letter-parts'

export type MoneyTexts = typeof ca

/** Texts of the letters about payments, cancellations and refunds. */
export const MONEY_TEXTS: Record<Lang, MoneyTexts> = { kr, ca, cn }

export function moneyRows(
  { lang }: Addressed,
  values: Parameters<typeof labelled<keyof MoneyTexts['facts']>>[1],
): Row[] {
  return labelled(MONEY_TEXTS[lang].facts, values)
}
