import type { TestProject } from 'vitest/node'

/** Prints the seed that repeats this run. */
export default function setup(project: TestProject): void {
  const { seed, scale } = project.config.provide.faults ?? {}
  console.info(`faults: FAULTS_SEED=${seed} FAULTS_SCALE=${scale}`)
}
