import type { DemoTopic } from './demo-board.ts'
import { farAway } from './cn/far-away.ts'
import { hikesAndWinter } from './cn/hikes-and-winter.ts'
import { kananaskisAndCalgary } from './cn/kananaskis-and-calgary.ts'
import { lakesAndParkway } from './cn/lakes-and-parkway.ts'

/** Topics of the demo's Chinese travellers, by tour. */
export const topicsCn: DemoTopic[] = [
  ...lakesAndParkway,
  ...hikesAndWinter,
  ...kananaskisAndCalgary,
  ...farAway,
]
