/** Payment methods: Interac e-Transfer, a transfer within Canada, a wire, a transfer within Korea. */
export const PAY_METHODS = ['etransfer', 'transfer', 'wire', 'krTransfer'] as const
export type PayMethod = (typeof PAY_METHODS)[number]

/** Payment methods in the ledger; a guest may also pay an admin in person. */
export const MONEY_METHODS = [...PAY_METHODS, 'cash', 'other'] as const
export type MoneyMethod = (typeof MONEY_METHODS)[number]
