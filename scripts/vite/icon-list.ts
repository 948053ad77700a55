import { dirname, resolve } from 'node:path'

interface Module {
  code: string | null
  importedIds: readonly string[]
}

const LIST = /[\\/]lucide-react\.m?js$/
const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g
const LISTED = /export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g

/**
 * A module's static imports. Icons are imported from a list of all icons, so every user of one icon would import all of
 * them; here they are the files of the names imported.
 */
export function withoutIconList(read: (id: string) => Module | null): (id: string) => string[] {
  let files: Map<string, string> | null = null
  return (id) => {
    const { code, importedIds = [] } = read(id) ?? {}
    const list = importedIds.find((each) => LIST.test(each))
    if (list === undefined) return [...importedIds]
    files ??= filesByName(list, read(list)?.code ?? '')
    const icons = namesIn(code ?? '').flatMap((name) => files?.get(name) ?? [])
    return [...importedIds.filter((each) => each !== list), ...icons]
  }
}

function namesIn(code: string): string[] {
  return [...code.matchAll(IMPORTED)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*$/, ''))
}

function filesByName(list: string, code: string): Map<string, string> {
  return new Map(
    [...code.matchAll(LISTED)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => [name.replace(/^.* as /, '').trim(), resolve(dirname(list), file)] as const),
    ),
  )
}
