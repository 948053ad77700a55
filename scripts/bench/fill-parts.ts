/** Shares of the statuses, in thousandths, and the rank from which each begins. */
export const SHARES = {
  completed: 600,
  cancelled: 80,
  expired: 90,
  closed: 158,
  confirmed: 24,
  road: 2,
  on_hold: 6,
  quoted: 10,
  requested: 30,
} as const
export type Kind = keyof typeof SHARES

/** Parts of the statements: SQL of a booking's values, from its number `value`. */
export interface Fill {
  total: number
  id: string
  madeAt: string
  startDay: string
  /** Condition for bookings that end up in one of these kinds. */
  is: (...kinds: Kind[]) => string
  /** INSERT of a row for each booking that the condition allows, in parts. */
  rows: (into: string, values: string, where?: string) => string[]
  /** The `seq`th event of bookings, hours after the one before. */
  events: (name: string, move: Move, where: string) => string[]
  /** SELECT of ids. */
  ids: (where: string) => string
}

interface Move {
  from: string
  to: string
  seq: number
  by?: 'guest' | 'staff' | 'system'
}
