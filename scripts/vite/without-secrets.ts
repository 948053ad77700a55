import type { Plugin } from 'vite'

/**
 * Deletes the copy of `.dev.vars` that Cloudflare's plugin puts into dist for `vite preview`: every user of the machine
 * could read it, and the local runtime here reads the original.
 */
export function withoutSecrets(): Plugin {
  return {
    name: 'moraine:without-secrets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of Object.keys(bundle))
          if (/(?:^|\/)\.dev\.vars/.test(name)) delete bundle[name]
      },
    },
  }
}
