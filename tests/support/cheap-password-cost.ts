import type { ScryptCost } from '../../worker/features/accounts/password-cost'

/** Takes the place of the worker's `password-cost.ts` in tests: a hash takes a hundredth of the time. */
export const COST: ScryptCost = { ln: 8, r: 8, p: 1 }
