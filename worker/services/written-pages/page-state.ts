import {
  FIRST_VERSION,
  isOptionalPage,
  type WrittenPageName,
} from '../../contracts/written-pages/page-names'
import type { WrittenPage } from '../../contracts/written-pages/written-pages'

/** A published version of a page, as far as one language is concerned. */
export interface VersionRow {
  name: string
  startsOn: string
  /** Whether it changes the text of that language. */
  hasText: boolean
  /** Whether it ends the text of that language. */
  isEnd: boolean
}

type State = WrittenPage['state']

/** The version that came with the site, which every list ends with. */
const FIRST: VersionRow = {
  name: FIRST_VERSION,
  startsOn: FIRST_VERSION,
  hasText: true,
  isEnd: false,
}

/** The versions, followed by the one that came with the site, if that is more than a sample. `rows` are the latest first. */
export function withFirst(page: WrittenPageName, rows: readonly VersionRow[]): VersionRow[] {
  return isOptionalPage(page) ? [...rows] : [...rows, FIRST]
}

/** The version whose text is in force on a day. */
export function versionOn(versions: readonly VersionRow[], day: string): VersionRow {
  return versions.find(({ hasText, startsOn }) => hasText && startsOn <= day) ?? FIRST
}

/** The state of a version on a day, and the end of its text. */
export function factsOfVersion(
  versions: readonly VersionRow[],
  version: VersionRow,
  day: string,
): Pick<WrittenPage, 'version' | 'startsOn' | 'endsOn' | 'state'> {
  const at = versions.indexOf(version)
  const text = versions.slice(at).find(({ hasText }) => hasText)
  const next = versions.slice(0, at).findLast(({ hasText }) => hasText)
  return {
    version: version.name,
    startsOn: version.startsOn,
    endsOn: next?.startsOn ?? null,
    state: stateOf(version, text === versionOn(versions, day), day),
  }
}

/** The versions with a text of their own; one that was replaced on its first day was never in force. */
export function listedVersions(versions: readonly VersionRow[], day: string) {
  const own = versions.filter(({ hasText }) => hasText)
  const current = versionOn(versions, day)
  return own
    .filter(({ isEnd, startsOn }, index) => !isEnd && own[index - 1]?.startsOn !== startsOn)
    .map((version) => ({
      version: version.name,
      startsOn: version.startsOn,
      state: stateOf(version, version === current, day),
    }))
}

function stateOf({ startsOn }: VersionRow, isInForce: boolean, day: string): State {
  if (startsOn > day) return 'planned'
  return isInForce ? 'current' : 'earlier'
}
