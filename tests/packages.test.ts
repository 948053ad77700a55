import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  version: string
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Whether npm installs a package on the machines that test and deploy the site: Linux on x64 with glibc. */
function isInstalledHere({
  optional,
  os = ['linux'],
  cpu = ['x64'],
  libc = ['glibc'],
}: LockedPackage): boolean {
  return !optional || (os.includes('linux') && cpu.includes('x64') && libc.includes('glibc'))
}

describe('the lock file', () => {
  it('has the checksum of every package that is installed where the site is tested and deployed', () => {
    const unchecked = locked.filter(
      ([, each]) => isInstalledHere(each) && !each.integrity?.startsWith('sha512-'),
    )
    expect(unchecked.map(([path]) => path)).toEqual([])
  })

  it('lacks the checksums of no more than the 49 builds for other platforms that its registry did not carry', () => {
    const unchecked = locked
      .filter(([, { integrity }]) => !integrity)
      .map(([path, { version }]) => `${path}@${version}`)
    expect(unchecked.filter((each) => !KNOWN.test(each))).toEqual([])
    expect(unchecked.length).toBeLessThanOrEqual(49)
  })

  it('names no registry', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })
})

/** `node scripts/complete-lock.ts` fills them in where the registry has them (docs/decisions: accepted risks). */
const KNOWN =
  /^node_modules\/(?:@cloudflare\/workerd-.*@1\.20261102\.1|@oxfmt\/binding-.*@0\.78\.0|@oxlint\/binding-.*@1\.94\.0|@oxlint-tsgolint\/.*@7\.0\.2007|@tailwindcss\/oxide-.*@4\.3\.5)$/
