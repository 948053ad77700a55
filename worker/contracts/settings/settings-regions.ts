import { z } from 'zod'
import { perLang, text } from './settings-fields'
import { REGIONS } from './regions'

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
  .refine((regions) => isOrderOf(regions, REGIONS), 'Invalid')

interface NamedRegion {
  id: number
  slug: string
}

/** Whether every region is there once, and 0, which means all of them, comes first. */
function isOrderOf(regions: readonly NamedRegion[], known: readonly NamedRegion[]): boolean {
  return (
    regions[0]?.id === 0 &&
    regions.length === known.length &&
    known.every(({ id, slug }) =>
      regions.some((region) => region.id === id && region.slug === slug),
    )
  )
}

export type RegionSettings = z.infer<typeof regionSettings>
