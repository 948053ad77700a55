/** A tour's statuses, by which fields hold them and texts name them. */
export const STATUSES = ['0', '1', '2', '3'] as const
