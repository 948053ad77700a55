/** As strings: form values and text keys. */
export const STATUSES = ['0', '1', '2', '3'] as const
