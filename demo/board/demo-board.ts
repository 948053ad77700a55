import type { Lang } from '../../worker/contracts/languages.ts'

export interface DemoMember {
  username: string
  email: string
  lang: Lang
}

/** A topic of the demo with its answers. */
export interface DemoTopic {
  /** The tour's number; 0 is the contact forum. */
  tourId: number
  /** 1 inquiry, 2 travelogue, 3 question, 4 other */
  category: 1 | 2 | 3 | 4
  author: string
  title: string
  /** Markdown. */
  content: string
  tags: string[]
  isPrivate: boolean
  daysAgo: number
  views: number
  /** `admin` writes for the company. */
  replies: { author: string; content: string; daysAfter: number }[]
}
