/** Reports of a guide about a party, from the road. */
export const MARK_KINDS = ['pickedUp', 'back', 'noShow', 'note'] as const
export type MarkKind = (typeof MARK_KINDS)[number]
