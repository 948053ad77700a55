import type { StaffMember } from '../../content/company'

/** The first of the staff who guides in a region, by its slug. */
export function guideOf(
  staff: readonly StaffMember[],
  region: string | undefined,
): StaffMember | undefined {
  return region === undefined ? undefined : staff.find(({ guides }) => guides?.includes(region))
}
