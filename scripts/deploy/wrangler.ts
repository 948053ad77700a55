import { runForOutput, stripColours, tailOf, type ToolResult } from '../tools.ts'

/** Runs wrangler without questions, on the environment that the built configuration names. */
export async function runWrangler(args: string[]): Promise<ToolResult> {
  const { code, output, complaint } = await runForOutput('wrangler', args, {
    CI: 'true',
    CLOUDFLARE_ENV: '',
    NO_COLOR: '1',
  })
  return { code, output: stripColours(output), complaint: stripColours(complaint) }
}

/** The lines of wrangler's output that give the reason of a failure. */
export function wranglersReason(output: string): string {
  const error = output
    .slice(Math.max(output.indexOf('ERROR'), 0))
    .replace(/^ERROR\]?\s*/, '')
    .split('\n')
    .filter((line) => !/please open an issue|Logs were written|please create an issue/.test(line))
  return tailOf(error.slice(0, 6).join('\n'), 6)
}
