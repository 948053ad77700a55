import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { contactForm } from '../../../worker/contracts/contact/contact-form'
import { isSum } from '../../platform/api/challenge'

/** The server's rules and the sum, which may be left empty here. */
export function inquiryForm(sum: { a: number; b: number } | null) {
  return contactForm.extend({
    isPrivate: z.boolean(),
    /** Shown only with a trip; empty if not chosen. */
    people: z.string().default(''),
    date: z.string().default(''),
    spamPrevention: z
      .string()
      .refine(
        (answer) => answer.trim() === '' || (sum !== null && isSum(answer, sum)),
        'IncorrectAnswer',
      )
      // Without a question the field is not rendered.
      .default(''),
  })
}

type InquirySchema = ReturnType<typeof inquiryForm>
export type InquiryFields = z.input<InquirySchema>
type ValidInquiry = z.output<InquirySchema>
export type InquiryForm = UseFormReturn<InquiryFields, unknown, ValidInquiry>
