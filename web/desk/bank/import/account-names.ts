import type { Bank } from '../../../../worker/contracts/bank-layouts'

/** Proposed names of accounts: the same in every language, as rows of an account under another name come again. */
export const ACCOUNT_NAMES: Partial<Record<Bank, string>> = {
  rbc: 'RBC',
  td: 'TD',
  scotiabank: 'Scotiabank',
  bmo: 'BMO',
  cibc: 'CIBC',
  kb: 'KB',
  hana: 'Hana',
}
