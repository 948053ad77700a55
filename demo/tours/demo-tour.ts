import type { Lang } from '../../worker/contracts/languages.ts'
import type { DemoPlaceName } from '../places.ts'

type Translated = Record<Lang, string>

/** A tour of the demo; prices in Canadian dollars, each for one person. */
export interface DemoTour {
  id: number
  /** 0 hidden, 1 regular, 2 recommended, 3 special offer */
  status: 0 | 1 | 2 | 3
  /** 1 Rockies, 2 Calgary, 3 Kananaskis, 4 Yellowknife, 5 Mexico, 6 Asia */
  categoryId: 1 | 2 | 3 | 4 | 5 | 6
  /** For any party size; null if there is none. */
  price: number | null
  /** By party size. */
  pricePerPerson: { p1?: number; p2?: number; p3?: number; p4?: number }
  /** Percent, of a special offer; 0 for all others. */
  discount: number
  minPerson: number
  tripDays: number
  /** HH:MM in Calgary; none if the hour is agreed with each guest. */
  startsAt?: string
  /** Names of drawn pictures, the main one first. */
  pictures: string[]
  /** Without a slash, because it is part of a URL. */
  name: Translated
  description: Translated
  /** Markdown. */
  bulletin: Translated
  /** One line, such as `Calgary – Banff – Lake Louise – Calgary`. */
  route: Translated
  /** Where the trip begins, if guests are not picked up. */
  meetingPoint?: Translated
  /** Its own pickup places. */
  pickups?: Record<Lang, string[]>
  included: Record<Lang, string[]>
  excluded: Record<Lang, string[]>
  /** Bodies in Markdown; `picture` names a drawn one. Titles of longer tours begin with the day. */
  itinerary: {
    minutes: number
    place?: DemoPlaceName
    picture?: string
    videoId?: string
    /** The video for readers in mainland China. */
    bilibiliId?: string
    title: Translated
    body: Translated
  }[]
  /** Open to others: on the `inDays`th day of the tour's season after the demo is loaded. */
  departures: {
    inDays: number
    male: number
    female: number
    remarks: Translated
  }[]
}
