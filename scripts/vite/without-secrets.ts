import type { Plugin } from 'vite'

/**
 * Keeps the copy of `.dev.vars` out of dist that Cloudflare's plugin makes for `vite preview`: it would be readable for
 * every user of the machine, and what serves dist here names the file itself.
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
