import type { Lang } from '../../../contracts/languages'
import { labelled, textsOf, type Addressed, type MailTexts, type Row } from './letter-parts'

export type MoneyTexts = MailTexts['money']

/** Texts of the letters about payments, cancellations and refunds. */
export const MONEY_TEXTS: Record<Lang, MoneyTexts> = textsOf('money')

export function moneyRows(
  { lang }: Addressed,
  values: Parameters<typeof labelled<keyof MoneyTexts['facts']>>[1],
): Row[] {
  return labelled(MONEY_TEXTS[lang].facts, values)
}
