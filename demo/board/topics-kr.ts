import type { DemoTopic } from './demo-board.ts'
import { farAway } from './kr/far-away.ts'
import { hikesAndWinter } from './kr/hikes-and-winter.ts'
import { kananaskisAndCalgary } from './kr/kananaskis-and-calgary.ts'
import { lakesAndParkway } from './kr/lakes-and-parkway.ts'

/** Topics of the demo's Korean travellers, by tour. */
export const topicsKr: DemoTopic[] = [
  ...lakesAndParkway,
  ...hikesAndWinter,
  ...kananaskisAndCalgary,
  ...farAway,
]
