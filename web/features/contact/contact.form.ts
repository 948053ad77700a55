import { z } from 'zod'
import { contactForm } from '../../../worker/features/contact/contact.contract'
import { isSum } from '../../platform/challenge'

/** The contact form's rules: those of the server, and the sum, which may stay unanswered here. */
export function enquiryForm(sum: { a: number; b: number } | null) {
  return contactForm.extend({
    hidePlz: z.boolean(),
    spamPrevention: z
      .string()
      .refine((answer) => answer.trim() === '' || (sum !== null && isSum(answer, sum)), 'IncorrectAnswer')
      // The question may not come at all: its field is not there then.
      .default(''),
  })
}
