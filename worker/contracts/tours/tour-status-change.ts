import { z } from 'zod'
import { id } from '../schemas'
import { numberBetween } from './tours-input'
import { TOUR_FAULTS } from './tour-faults'

const MOST_TOURS = 100

/** Each tour with its new status. */
export const statusChange = z
  .object({
    tours: z
      .array(z.object({ forumId: id, status: numberBetween(0, 3) }))
      .min(1)
      .max(MOST_TOURS),
  })
  .meta({ id: 'TourStatusChange' })

/** The tours that now have the status, and those that are not ready to be published, with all reasons. */
export const statusChanged = z.object({
  done: z.array(z.int()),
  refused: z.array(z.object({ forumId: z.int(), faults: z.array(z.enum(TOUR_FAULTS)).min(1) })),
})

export type StatusChange = z.output<typeof statusChange>
export type StatusChanged = z.infer<typeof statusChanged>
