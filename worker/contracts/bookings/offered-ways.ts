import type { Lang } from '../languages'
import { PAY_METHODS, type PayMethod } from './pay-methods'

/** The company's settings of ways to pay: its account in Korea, its link, and the languages of each way. */
export interface WaysSetting {
  korean: object | null
  payLink: string
  offered: Record<PayMethod | 'payLink', Record<Lang, boolean>>
}

/**
 * The ways to pay that a guest is offered, by the booking's language: a booking knows nothing else about the guest's
 * country that is certain.
 */
export interface OfferedWays {
  methods: PayMethod[]
  /** The payment link with its placeholders: the booking's own, else the company's where that is offered. */
  payLink: string | null
}

/** The part of a booking that its ways to pay follow from. */
export interface PaidBooking {
  lang: Lang
  /** Its own payment link. */
  payLink: string | null
  /** Whether what is due is paid in cash on the day of the trip. */
  isInCash: boolean
}

/** Never nothing for dollars: with all ways switched off, all are offered. A transfer within Korea needs an account there. */
export function offeredWays(bank: WaysSetting | null, booking: PaidBooking): OfferedWays {
  const { lang, payLink, isInCash } = booking
  if (bank === null) return { methods: [...PAY_METHODS], payLink }
  const { offered, korean } = bank
  const ofCompany = offered.payLink[lang] && !isInCash ? bank.payLink : ''
  const possible = PAY_METHODS.filter((method) => method !== 'krTransfer' || korean !== null)
  const wanted = possible.filter((method) => offered[method][lang])
  const hasDollars = wanted.some((method) => method !== 'krTransfer')
  return {
    methods: hasDollars ? wanted : possible,
    payLink: payLink ?? (ofCompany || null),
  }
}
