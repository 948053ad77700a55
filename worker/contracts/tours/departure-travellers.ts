/** A departure is stored when it has travellers. */
export function hasTravellers({ male, female }: { male: number; female: number }): boolean {
  return male + female > 0
}
