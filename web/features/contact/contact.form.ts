import { z } from 'zod'
import { contactForm } from '../../../worker/contracts/contact'
import { isSum } from '../../platform/api/challenge'

/** The contact form's rules: those of the server, and the sum, which may stay unanswered here. */
export function inquiryForm(sum: { a: number; b: number } | null) {
  return contactForm.extend({
    hidePlz: z.boolean(),
    spamPrevention: z
      .string()
      .refine(
        (answer) => answer.trim() === '' || (sum !== null && isSum(answer, sum)),
        'IncorrectAnswer',
      )
      // The question may not come at all: its field is not there then.
      .default(''),
  })
}
