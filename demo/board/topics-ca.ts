import type { DemoTopic } from './demo-board.ts'
import { farAway } from './ca/far-away.ts'
import { hikesAndWinter } from './ca/hikes-and-winter.ts'
import { kananaskisAndCalgary } from './ca/kananaskis-and-calgary.ts'
import { lakesAndParkway } from './ca/lakes-and-parkway.ts'

/** What the demo's English travellers write, by the tours that they write about. */
export const topicsCa: DemoTopic[] = [
  ...lakesAndParkway,
  ...hikesAndWinter,
  ...kananaskisAndCalgary,
  ...farAway,
]
