export interface DemoMember {
  username: string // 1-10 of A-Za-z0-9 or Hangul syllables
  email: string // @example.com
  lang: 'kr' | 'ca' | 'cn'
}

export interface DemoTopic {
  tourId: number // 1..15, or 0 for the contact forum
  category: 1 | 2 | 3 | 4 // 1 reservation inquiry 2 travelogue 3 question 4 other
  author: string
  title: string
  content: string // Markdown
  tags: string[]
  isPrivate: boolean
  daysAgo: number
  views: number
  replies: {
    author: string // or 'admin' for the company
    content: string
    daysAfter: number
  }[]
}
