import { build } from 'vite'
import { BUILD_TARGET } from '../engines/floor'

/** A script of one file that shares nothing with the app. */
export async function bundledScript(
  entry: string,
  name: string,
  target: string | string[] = BUILD_TARGET,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name },
      modulePreload: false,
      target,
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`)
  return output.output[0].code.trim()
}
