import { TONE_COLOURS } from '@hiring/contract';
import app from './app.css?inline';

/**
 * `--tone-background` and the others of each estado colour, defined once in the contract for both front ends. A tone
 * that has no colour is grey.
 */
const toneRules = () =>
  [
    ['.badge', TONE_COLOURS.grey] as const,
    ...Object.entries(TONE_COLOURS).map(([tone, colours]) => [`.tone-${tone}`, colours] as const),
  ].map(
    ([selector, { background, text, solid }]) =>
      `${selector}{--tone-background:${background};--tone-text:${text};--tone-solid:${solid}}`,
  );

/**
 * The style sheet stands in the document: a page is painted as soon as it has arrived, without a second trip to the
 * server. In the browser the text is read back from there, so that the scripts do not carry it again.
 */
export const PAGE_STYLE: string = import.meta.env.SSR
  ? [app, ...toneRules()].join('')
  : (document.querySelector('style[data-page]')?.textContent ?? '');
