import { spawnSync } from 'node:child_process'
import { ROOT } from '../tools.ts'

const LONGEST_MESSAGE = 100

/** The commit to deploy, with the suffix `-changed` when files differ from it; null outside a repository. */
export function currentCommit(): { tag: string; message: string } | null {
  const id = git(['rev-parse', '--short=10', 'HEAD'])
  if (!id) return null
  const isChanged = git(['status', '--porcelain', '--untracked-files=no']) !== ''
  const subject = git(['log', '-1', '--format=%s']) ?? ''
  return { tag: isChanged ? `${id}-changed` : id, message: subject.slice(0, LONGEST_MESSAGE) }
}

/** The branch to show; null outside a repository and on no branch. */
export function currentBranch(): string | null {
  const name = git(['rev-parse', '--abbrev-ref', 'HEAD'])
  return name === 'HEAD' ? null : name
}

function git(args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
