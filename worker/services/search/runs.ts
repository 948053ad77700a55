/** Finds words in runs of Chinese and Korean that are written without spaces. Pure. */

/** Korean particles and forms of “to be”. */
const PARTICLES =
  '에서|에게|한테|까지|부터|보다|처럼|마다|으로|이나|이랑|하고|입니다|이에요|예요|인가요|에|의|은|는|이|가|을|를|로|와|과|도|만|나|랑|요'
/** Chinese words of one or two characters between those that are sought. */
const SMALL_WORDS =
  '怎么|如何|什么|哪里|可以|[的了在去到从和与跟及或有是吗呢吧啊给对往看玩坐住要想能会我你请问]'
/** Counters after a number: `1일투어` has 일 and 투어. */
const COUNTERS = '[일박명인월시층년天晚日人]'

const FREE = new RegExp(`^(?:${PARTICLES}|${SMALL_WORDS})$`)
const COUNTER = new RegExp(COUNTERS)
const FREE_START = new RegExp(`^(?:(?:${SMALL_WORDS})+|${COUNTERS})`)
const FREE_END = new RegExp(`(?:${PARTICLES}|${SMALL_WORDS})$`)
const HAN = /\p{sc=Han}/u
/** The shortest run that may be two words. */
const SHORTEST = 3
const SHORTEST_STEM = 2
const SINGLE_COST = 2
const FREE_LENGTHS = [1, 2, 3]

/** The first and the last pair of a run: a text that has its words has both. */
export function endsOf(run: string): string[] {
  const characters = Array.from(run)
  if (characters.length < SHORTEST) return [run]
  return [characters.slice(0, 2).join(''), characters.slice(-2).join('')]
}

/** A run without the particles and small words around it; at least two characters. */
export function coreOf(run: string): string {
  let core = run
  const isLong = (rest: string) => Array.from(rest).length >= SHORTEST_STEM
  const start = core.replace(FREE_START, '')
  if (isLong(start)) core = start
  for (;;) {
    const rest = core.replace(FREE_END, '')
    if (rest === core || !isLong(rest)) return core
    core = rest
  }
}

/**
 * The fewest words of a run that a text has, which together are the run but for particles and small words; null if there
 * are none. `has` says whether the text has a word.
 */
export function wordsIn(run: string, has: (word: string) => boolean): string[] | null {
  const characters = Array.from(run)
  if (characters.length < SHORTEST) return null
  const longest = longestWords(characters, has)
  const best: ({ cost: number; next: number; isWord: boolean } | undefined)[] = []
  best[characters.length] = { cost: 0, next: characters.length, isWord: false }
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const options = [
      ...wordEnds(at, longest[at] ?? 0).map((next) => ({ next, cost: 1, isWord: true })),
      ...freeEnds(characters, at).map((next) => ({ next, cost: 0, isWord: false })),
      ...singleEnd(characters, at, has).map((next) => ({ next, cost: SINGLE_COST, isWord: true })),
    ]
    for (const { next, cost, isWord } of options) {
      const rest = best[next]
      if (rest && rest.cost + cost < (best[at]?.cost ?? Infinity))
        best[at] = { cost: rest.cost + cost, next, isWord }
    }
  }
  return readWords(characters, best)
}

function readWords(
  characters: readonly string[],
  best: readonly ({ next: number; isWord: boolean } | undefined)[],
): string[] | null {
  const words: string[] = []
  let at = 0
  while (at < characters.length) {
    const step = best[at]
    if (!step) return null
    if (step.isWord) words.push(characters.slice(at, step.next).join(''))
    at = step.next
  }
  return words.some((word) => Array.from(word).length >= SHORTEST_STEM) ? words : null
}

/** For each place the length of the longest word of the text that begins there. Linear: a word's end never moves back. */
function longestWords(characters: readonly string[], has: (word: string) => boolean): number[] {
  let end = 0
  return characters.map((_character, at) => {
    end = Math.max(end, at + 1)
    while (end < characters.length && has(characters.slice(at, end + 1).join(''))) end += 1
    return end - at
  })
}

function wordEnds(at: number, longest: number): number[] {
  return Array.from(
    { length: Math.max(0, longest - SHORTEST_STEM + 1) },
    (_, index) => at + SHORTEST_STEM + index,
  )
}

/** The ends of the particles and small words that begin at a place. A particle follows a word of two syllables. */
function freeEnds(characters: readonly string[], at: number): number[] {
  if (at < SHORTEST_STEM && !HAN.test(characters[at] ?? '')) return []
  return FREE_LENGTHS.map((length) => at + length).filter((end) =>
    FREE.test(characters.slice(at, end).join('')),
  )
}

/** The end of a counter or of a Chinese word of one character. */
function singleEnd(
  characters: readonly string[],
  at: number,
  has: (word: string) => boolean,
): number[] {
  const character = characters[at] ?? ''
  const isCounter = at === 0 && COUNTER.test(character)
  return (isCounter || HAN.test(character)) && has(character) ? [at + 1] : []
}
