import type { SettingValues } from './settings'

/** The values of each group until the company changes them at the desk. */
export const FIRST_SETTINGS: SettingValues = {
  prices: {
    wonPerCad: 1015,
    wonAsOf: '2026-11-01',
    gstPercent: 5,
    surchargeCadPerDay: 200,
    deposit: {
      kr: { cad: 50, krw: 50_000 },
      ca: { cad: 20, krw: 20_000 },
      cn: { cad: 20, krw: 20_000 },
    },
  },
}
