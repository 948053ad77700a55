import { z } from 'zod'
import { perLang, text } from './settings-fields'
import { areRegions } from './regions'

/** In the order of the menu. */
export const regionSettings = z
  .array(
    z.strictObject({
      /** Fixed: tours and addresses name it. */
      id: z.int().min(0),
      slug: z.string(),
      name: perLang(text(40)),
      /** Listed in the menu, with its own page. */
      isShown: z.boolean(),
      hasPickup: z.boolean(),
    }),
  )
  .max(50)
  .refine(areRegions, 'Invalid')

export type RegionSettings = z.infer<typeof regionSettings>
