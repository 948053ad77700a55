import type { DateStyle } from './import-cells'

/** How the company's books name what an import refers to. */
export interface BookNames {
  dates: DateStyle
  /** The product of an invoice's line (QuickBooks). */
  item: string
  /** The code of the account of sales (Xero). */
  account: string
  /** Names of the rates of taxed and untaxed sales. */
  taxed: string
  untaxed: string
}
