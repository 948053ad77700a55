interface Offered {
  male: number
  female: number
  /** Whether it is open to its first traveller. */
  isOpen?: boolean
}

/** A departure is stored when it has travellers, or is open to its first. */
export function isOffered({ male, female, isOpen = false }: Offered): boolean {
  return isOpen || male + female > 0
}
