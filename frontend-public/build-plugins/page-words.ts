import { WORDS } from '@hiring/contract/words';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** A script of the browser's build: the ids of the sentences it may show, and the scripts that it may load. */
export interface ScriptWords {
  words: string[];
  loads: string[];
}

/** An id of a sentence, as Lingui makes it, in any quotes. */
const ID = /["'`]([A-Za-z0-9+/]{6})["'`]/g;

/** Texts of the contract: their ids are the texts. */
const SHARED = Object.keys(WORDS.ca);

const has = (code: string, text: string): boolean =>
  ['"', "'", '`'].some((quote) => code.includes(quote + text + quote));

/**
 * Writes which sentences each script of the browser's build may show, so that a page carries only its own words in its
 * language (app/lib/language/page-words.ts).
 */
export function pageWords(file: string): Plugin {
  return {
    name: 'page-words',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const scripts: Record<string, ScriptWords> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const ids = [...chunk.code.matchAll(ID)].map(([, id]) => id ?? '');
        const words = new Set([...ids, ...SHARED.filter((text) => has(chunk.code, text))]);
        scripts[`/${chunk.fileName}`] = {
          words: [...words],
          loads: [...chunk.imports, ...chunk.dynamicImports].map((name) => `/${name}`),
        };
      }
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(scripts));
    },
  };
}
