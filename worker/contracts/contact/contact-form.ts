import { z } from 'zod'
import { line, multiline } from '../text/text-schemas'
import { visibleLength } from '../text/text-length'
import { email } from '../accounts/accounts'

const SUBJECT_MIN = 2
export const SUBJECT_MAX = 200
const INQUIRY_MIN = 10
export const INQUIRY_MAX = 10_000

/** The contact form's own fields, checked by the form and the server. */
export const contactForm = z.object({
  email,
  subject: line(SUBJECT_MAX).refine(
    (subject) => visibleLength(subject) >= SUBJECT_MIN,
    'SubjectMin',
  ),
  body: multiline(INQUIRY_MAX).refine((body) => visibleLength(body) >= INQUIRY_MIN, 'WriteMin'),
})

export type ContactForm = z.output<typeof contactForm>
