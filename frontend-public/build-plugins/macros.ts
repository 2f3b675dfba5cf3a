import { transformAsync } from '@babel/core';
import { getConfig } from '@lingui/conf';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const linguiConfig = getConfig({ cwd: resolve(import.meta.dirname, '..') });

/** Replaces Lingui's macros (`t`, `<Trans>`, `msg`) by calls with the ids of their sentences. */
export function macros(): Plugin {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const done = await transformAsync(code, {
          filename: id,
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
        });
        return done?.code == null ? undefined : { code: done.code, map: done.map };
      },
    },
  };
}
