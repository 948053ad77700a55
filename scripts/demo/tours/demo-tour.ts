export type Lang = 'kr' | 'ca' | 'cn'
export type Translated = Record<Lang, string>
export interface DemoTour {
  id: number
  status: 0 | 1 | 2 | 3 // 0 hidden, 1 regular, 2 recommended, 3 special offer
  categoryId: 1 | 2 | 3 | 4 | 5 | 6 // 1 rockies 2 calgary 3 kananaskis 4 yellowknife 5 mexico 6 asia
  price: number | null // CAD dollars per person whatever the party, null when none
  pricePerPerson: { p1?: number; p2?: number; p3?: number; p4?: number } // CAD dollars PER PERSON for a party of 1..4
  discount: number // percent, only for status 3, else 0
  minPerson: number
  tripDays: number
  pictures: string[] // 5 to 8 names; the first is the main picture
  name: Translated // no '/' in it; at most 60 characters
  description: Translated // 2 to 4 sentences
  bulletin: Translated // Markdown (GFM): highlights list, what makes it special, good to know; 120-220 words or the equal
  route: Translated // one line: 'Calgary – Banff – Lake Louise – Moraine Lake – Calgary'
  included: Record<Lang, string[]> // 5 to 9 lines
  excluded: Record<Lang, string[]> // 3 to 6 lines
  itinerary: { minutes: number; picture?: string; videoId?: string; title: Translated; body: Translated }[] // Markdown bodies, 1 to 3 sentences; 6-9 entries for a day trip, 10-14 for multi-day (titles begin with 'Day 2 · …' / '2일차 · …' / '第 2 天 · …' there); minutes = length of the entry
  departures: { startInDays: number; endInDays: number; male: number; female: number; remarks: Translated }[] // joinable departures, days from the day the demo is loaded; 0 to 4 rows; one tour has a row in the past (negative)
}
