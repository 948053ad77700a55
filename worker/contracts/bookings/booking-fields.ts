import { z } from 'zod'
import { email } from '../accounts/accounts'
import { NAME_MAX, NOTES_MAX, PARTY_MAX, PICKUP_KINDS, PICKUP_MAX } from './booking-limits'
import { foldPhone } from './phone-numbers'
import { foldedLine, line, multiline } from '../text/text-schemas'
import { visibleLength } from '../text/text-length'

/** A visitor's input about a trip. */

/** Adults and children of a party, four at most together. */
export const partyOf = z
  .object({
    adults: z.int().min(1).max(PARTY_MAX),
    children: z
      .int()
      .min(0)
      .max(PARTY_MAX - 1),
  })
  .refine(({ adults, children }) => adults + children <= PARTY_MAX, 'Invalid')

export const pickup = z.object({ kind: z.enum(PICKUP_KINDS), text: line(PICKUP_MAX).optional() })

const phone = z.string().overwrite(foldPhone)

/** The visitor's contact data and notes. */
export const requesterFields = {
  name: foldedLine(NAME_MAX).refine((name) => visibleLength(name) >= 1, 'Invalid'),
  email,
  phone: phone.optional(),
  notes: multiline(NOTES_MAX),
}
