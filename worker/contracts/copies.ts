/**
 * The shapes of copies that outlive the release that wrote them: in KV, in the browser's storage, behind an ETag. A copy
 * of another version is never read. Raise a version when the shape changes or the same shape means something else;
 * `tests/copies.test.ts` fails for a shape that changed without it.
 */
export const COPY_VERSIONS = {
  /** The visitors' tour list, in KV and in the browser. */
  tourList: 1,
  /** One tour, in KV. */
  tour: 1,
  /** Until when a login must wait, in KV. */
  loginWait: 1,
  /** Unsaved work of the admin's editors, in the browser. */
  editorDrafts: 1,
} as const

export type CopyName = keyof typeof COPY_VERSIONS

/** A value as it is stored. */
export interface Copy<Value> {
  version: number
  value: Value
}

/** The value with the version of its shape. */
export function packCopy<Value>(name: CopyName, value: Value): Copy<Value> {
  return { version: COPY_VERSIONS[name], value }
}

/** The value of what a store gave, which may be any JSON; null unless it is a copy of the present version. */
export function openCopy<Value>(name: CopyName, stored: Partial<Copy<Value>> | null): Value | null {
  const { version, value } = stored ?? {}
  return version === COPY_VERSIONS[name] ? (value ?? null) : null
}
