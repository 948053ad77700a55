import { z } from 'zod'

/** A guide or vehicle of a trip, as its guests are told. */
export const crewMember = z
  .object({
    kind: z.enum(['guide', 'vehicle']),
    name: z.string(),
    phone: z.string().nullable(),
  })
  .meta({ id: 'CrewMember' })
export type CrewMember = z.infer<typeof crewMember>
