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
  /** Whether the payment link is offered. */
  hasLink: boolean
}

/** Never nothing for dollars: with all ways switched off, all are offered. A transfer within Korea needs an account there. */
export function offeredWays(bank: WaysSetting | null, lang: Lang): OfferedWays {
  if (bank === null) return { methods: [...PAY_METHODS], hasLink: false }
  const { offered, korean, payLink } = bank
  const possible = PAY_METHODS.filter((method) => method !== 'krTransfer' || korean !== null)
  const wanted = possible.filter((method) => offered[method][lang])
  const hasDollars = wanted.some((method) => method !== 'krTransfer')
  return {
    methods: hasDollars ? wanted : possible,
    hasLink: payLink !== '' && offered.payLink[lang],
  }
}
