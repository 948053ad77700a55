/** The groups of settings, in the order of the desk. */
export const SETTING_GROUPS = [
  'prices',
  'seasons',
  'bookings',
  'regions',
  'company',
  'bank',
  'staff',
  'cars',
  'footer',
  'mails',
  'access',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

export const PAYMENT_MARKS = ['visa', 'mastercard', 'amex', 'interac'] as const
export type PaymentMark = (typeof PAYMENT_MARKS)[number]

export const BANK_FIELDS = [
  'bankName',
  'branchName',
  'address',
  'institutionCode',
  'transitNumber',
  'routingNumber',
  'accountNumber',
  'swift',
  'beneficiaryName',
  'beneficiaryAddress',
  'eTransferEmail',
] as const

export const KOREAN_BANK_FIELDS = ['bankName', 'accountNumber', 'accountHolder'] as const
