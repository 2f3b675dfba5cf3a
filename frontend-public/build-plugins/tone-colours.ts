import { TONE_COLOURS } from '@hiring/contract';
import type { Plugin } from 'vite';

const ID = 'virtual:tone-colours.css';

/**
 * Serves the estado colours of the contract as a style sheet (`--tone-blue-background`, …), so that
 * they are defined once for both front ends and no style attribute is needed to use them.
 */
export function toneColours(): Plugin {
  return {
    name: 'tone-colours',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const rules = Object.entries(TONE_COLOURS).map(
        ([tone, { background, text, solid }]) =>
          `.tone-${tone}{--tone-background:${background};--tone-text:${text};--tone-solid:${solid}}`,
      );
      return rules.join('\n');
    },
  };
}
