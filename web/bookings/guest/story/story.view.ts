import type { NewStory } from '../../../../worker/contracts/board/stories'
import { CONTENT_MIN } from '../../../../worker/contracts/board/topic-rules'
import { visibleLength } from '../../../../worker/contracts/text/text-length'

/** The form as it is typed; no stars until one is chosen. */
export interface TypedStory extends Omit<NewStory, 'stars'> {
  stars: number | null
}

export type StoryFault = 'stars' | 'title' | 'text' | 'name'

export function emptyStory(name: string): TypedStory {
  return { stars: null, title: '', text: '', name }
}

/** The parts that are still missing. */
export function faultsOf({ stars, title, text, name }: TypedStory): StoryFault[] {
  const checks: [StoryFault, boolean][] = [
    ['stars', stars === null],
    ['title', visibleLength(title) === 0],
    ['text', visibleLength(text) < CONTENT_MIN],
    ['name', visibleLength(name) === 0],
  ]
  return checks.filter(([, isMissing]) => isMissing).map(([fault]) => fault)
}
