import type { DemoTopic } from './demo-board.ts'
import { farAway } from './ca/far-away.ts'
import { hikesAndWinter } from './ca/hikes-and-winter.ts'
import { kananaskisAndCalgary } from './ca/kananaskis-and-calgary.ts'
import { lakesAndParkway } from './ca/lakes-and-parkway.ts'

/** Topics of the demo's English travellers, by tour. */
export const topicsCa: DemoTopic[] = [
  ...lakesAndParkway,
  ...hikesAndWinter,
  ...kananaskisAndCalgary,
  ...farAway,
]
