/** Who reads, as far as the board must know. */
export interface Reader {
  username: string
  isSuperUser: boolean
}

interface Reading {
  /** Null for a visitor, and until the browser knows. */
  reader: Reader | null
  /** Opens the login dialog. */
  openLogin: () => void
}

export function useReader(): Reading {
  return { reader: null, openLogin: () => {} }
}
