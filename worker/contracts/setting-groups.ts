/** The groups of settings, in the order of the desk. */
export const SETTING_GROUPS = [
  'prices',
  'regions',
  'company',
  'bank',
  'staff',
  'cars',
  'footer',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

export const PAYMENT_MARKS = ['visa', 'mastercard', 'amex', 'interac'] as const
export type PaymentMark = (typeof PAYMENT_MARKS)[number]
