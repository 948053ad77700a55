import { z } from 'zod'
import { isPayLink } from './pay-methods'

/** The address of a payment page with `{amount}`, `{currency}` and `{reference}`; empty for none. */
export const payLink = z
  .string()
  .trim()
  .max(500)
  .refine((link) => link === '' || isPayLink(link), 'Invalid')
