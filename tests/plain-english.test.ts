import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const THIS_FILE = 'tests/plain-english.test.ts'

/** What is not written in this repository's code, comments and documents, with what to write instead. */
const ODD_WORDS: Record<string, RegExp> = {
  'the actor: a member, a caller, a visitor': /\bwho(?:m|so)?ever\b/i,
  'no one in particular: no member, no caller; unknown (as a name)': /\bnobody\b/i,
  'another member, another request': /\bsomebody\b/i,
  'any visitor, any member': /\banybody\b/i,
  'is, holds, is stored': /\bwhat stands\b|\bthere stands\b|\bstands (?:in|on|at|for all)\b/i,
  'the restore window has passed': /\bhas lain\b|\bhave lain\b/i,
  'no longer': /\bis no more\b|\bcomes? back no more\b|\bisNoMore\b/i,
  again: /\banew\b/i,
  automatically: /\bgo(?:es)? by itself\b/i,
  'duplicate request': /\btwins?\b/i,
  timeout: /\bpatien(?:t|ce)\b/i,
  'pending e-mail change': /\bwish(?:es)? for an(?:other)? address\b/i,
  'inside waitUntil': /\bbelongs behind\b/i,
  'do the work here': /\bfor oneself\b|\boneself\b/i,
  'in-flight work': /\bwhat was begun\b|\bwas begun before\b/i,
  assertInBatch: /\brequireStill\b/,
  revokeAccess: /\bsecureAccount\b/,
  batchReads: /\bgatherReads\b/,
  SingleFlight: /\bSharedWork\b/,
  SessionEnvironment: /\bSessionWorld\b/,
  'requireRate, loopbackFactor': /\brequireCalm\b|\brequireNoFlood\b|\btrialFactor\b/,
  'invalidatePosts, invalidateTours': /\bpublishPosts\b|\bpublishTours\b|\bpublishAvatars\b/,
  // In quotes it is a stored value.
  inquiry: /\b(?<!')enquir(?:y|ies)\b/i,
}

/** Folders that are still to be rewritten; the list only shrinks. */
const NOT_YET: RegExp[] = [
  /^worker\/features\/(?!(?:backup|bin|board|contact|operations|privacy|search)\/)/,
  /^worker\/services\/(?!(?:markdown|members|search)\/)/,
  /^tests\/(?!(?:e2e|faults|support|web|worker\/(?:backup|bin|board|contact|db|privacy|search))\/)/,
  /^scripts\/deploy\/settings\.ts$/,
  /^demo\//,
]

/** Texts that people read on the site, and files that no one writes. */
const EXEMPT =
  /^web\/(content\/.*\.md|platform\/i18n\/locales\/|public\/)|^demo\/(tours|board|pictures)\/|\.gen\.ts$|^package-lock\.json$|^LICENSE$/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|js|css|md|sql|toml|yml|sh)$|^\.ci\//.test(file))
  .filter((file) => file !== THIS_FILE && !EXEMPT.test(file))
  .filter((file) => !NOT_YET.some((folder) => folder.test(file)))

it.each(Object.entries(ODD_WORDS))('write “%s”', (_better, odd) => {
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (odd.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
