import type { TestProject } from 'vitest/node'

/** Says with which seed this run can be had again. */
export default function setup(project: TestProject): void {
  const { seed, scale } = project.config.provide.faults ?? {}
  console.info(`faults: FAULTS_SEED=${seed} FAULTS_SCALE=${scale}`)
}
