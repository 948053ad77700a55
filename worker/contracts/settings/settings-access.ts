import { z } from 'zod'

export const accessSettings = z.strictObject({
  /** Whether staff need the second step of the login to use the desk. */
  secondFactor: z.boolean(),
})
