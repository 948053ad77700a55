/**
 * Shape versions of copies that outlive a release: in KV, in the browser's storage, behind an ETag. A copy of another
 * version is ignored. Raise a version when the shape or its meaning changes; `tests/copies.test.ts` fails for a shape
 * that changed without it.
 */
export const COPY_VERSIONS = {
  /** The public tour list, in KV and in the browser. */
  tourList: 4,
  /** One tour, in KV. */
  tour: 8,
  /** The end of a login's waiting time, in KV. */
  loginWait: 1,
  /** Unsaved work of the admins' editors, in the browser. */
  editorDrafts: 12,
  /** Confirmed money that waits to be sent, in the browser. */
  heldMatch: 1,
  /** The settings of the company, in KV. */
  settings: 12,
} as const

export type CopyName = keyof typeof COPY_VERSIONS

export interface Copy<Value> {
  version: number
  value: Value
}

export function packCopy<Value>(name: CopyName, value: Value): Copy<Value> {
  return { version: COPY_VERSIONS[name], value }
}

/** The value of a stored copy, whose JSON is unchecked; null unless it has the current version. */
export function openCopy<Value>(name: CopyName, stored: Partial<Copy<Value>> | null): Value | null {
  const { version, value } = stored ?? {}
  return version === COPY_VERSIONS[name] ? (value ?? null) : null
}
