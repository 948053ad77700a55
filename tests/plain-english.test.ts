import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const THIS_FILE = 'tests/plain-english.test.ts'

/** Words that do not belong in code, comments, test titles and documents, by what to write instead. */
const ODD_WORDS: Record<string, RegExp> = {
  'the actor: a member, a caller, a visitor': /\bwho(?:m|so)?ever\b/i,
  'no member, no caller; unknown (as a name)': /\bnobody\b/i,
  'another member, another request': /\bsomebody\b/i,
  everyone: /\beverybody\b/i,
  'by default': /\bunless told\b/i,
  'null if none, without a reason': /\bfor nothing\b(?! (?:else|found))/i,
  'any visitor, any member': /\banybody\b/i,
  'is, was, holds, is stored': /\b(?:stands|stood)\b/i,
  'is in, is within': /\blies (?:in|within|under|on|at)\b/i,
  'has been in the bin; the restore window has passed': /\b(?:has|have) lain\b/i,
  'no longer': /\bis no more\b|\bcomes? back no more\b|\bisNoMore\b/i,
  again: /\banew\b/i,
  'in the meantime, concurrently': /\bmeanwhile\b/i,
  'anyway, still': /\ball the same\b/i,
  'in advance': /\bbeforehand\b/i,
  permanently: /\bfor good\b/i,
  automatically: /\bgo(?:es)? by itself\b/i,
  'missing, invalid': /\b(?:that|which) is none\b/i,
  'one like it': /\bits like\b/i,
  'delete, undo, cancel': /\btak(?:es?|en|ing) (?:it |them )?(?:back|away)\b/i,
  'evict (a cached copy), delete (a row)': /\bforgets\b|\bforgetCaches\b/i,
  'duplicate request': /\btwins?\b/i,
  timeout: /\bpatien(?:t|ce)\b/i,
  'pending e-mail change': /\bwish(?:es)? for an(?:other)? address\b/i,
  'deletion confirmation': /\bfarewell\b/i,
  'in the background, inside waitUntil': /\bbelongs behind\b|\bbehind the (?:answer|response)\b/i,
  'do the work here': /\boneself\b/i,
  'in-flight work': /\bwhat was begun\b|\bwas begun before\b/i,
  // In quotes it is a stored value.
  inquiry: /\b(?<!')enquir(?:y|ies)\b/i,
  // Screens may say what the staff say.
  admin: /^(?!.*(?:getBy|name:)).*\bsuper[ -]users?\b/i,
  'a noun: “Text of the toast.”': /(?:^\s*\*|\/\*\*?|\/\/) What\b/,
  assertInBatch: /\brequireStill\b/,
  revokeAccess: /\bsecureAccount\b/,
  batchReads: /\bgatherReads\b/,
  SingleFlight: /\bSharedWork\b/,
  SessionEnvironment: /\bSessionWorld\b/,
  'requireRate, loopbackFactor': /\brequireCalm\b|\brequireNoFlood\b|\btrialFactor\b/,
  'invalidatePosts, invalidateTours': /\bpublish(?:Posts|Tours|Avatars)\b/,
  isPastRestoreWindow: /\bhasLeftBin\b/,
  cancelEmailChange: /\bwithdrawAddress\b/,
  demotedFlag: /\bendedSuperUser\b/,
  'awaitDuplicateRequest, DUPLICATE_ERRORS': /\bawaitTwin\b|\bCAUSED_BY_TWIN\b/,
  'deleteExpiredRecords, forEachDue': /\bkeepPrivacyPromises\b|\bwhileDue\b/,
  'replayNotFound, useInputBeforeHydration': /\bheldAtNotFound\b|\buseTypedEarly\b/,
}

/** Texts that people read on the site, and generated files. */
const EXEMPT =
  /^web\/(content\/.*\.md|platform\/i18n\/locales\/|public\/)|^demo\/(tours\/(?!demo-tour\.)|board\/\w+\/|pictures\/)|common-passwords\.data\.ts$|\.gen\.ts$/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|js|css|md|sql|toml|yml|sh)$|^\.ci\/|^\.dev\.vars\.example$/.test(file))
  .filter((file) => file !== THIS_FILE && !EXEMPT.test(file))

it.each(Object.entries(ODD_WORDS))('write “%s”', (_better, odd) => {
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (odd.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
