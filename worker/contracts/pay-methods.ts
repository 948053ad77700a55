/** How a guest pays: Interac e-Transfer, a transfer within Canada, a wire, a transfer within Korea. */
export const PAY_METHODS = ['etransfer', 'transfer', 'wire', 'krTransfer'] as const
export type PayMethod = (typeof PAY_METHODS)[number]
