import { TONE_COLOURS } from '@hiring/contract';
import app from './app.css?inline';

/**
 * `--tone-background` and the other variables of each estado colour; the contract defines the colours for both front
 * ends. A tone without a colour is grey.
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
 * The style sheet is inlined in the document: a page is painted as soon as it arrives, without a second request. In the
 * browser the text is read from the document, so the scripts do not contain it again.
 */
export const PAGE_STYLE: string = import.meta.env.SSR
  ? [app, ...toneRules()].join('')
  : (document.querySelector('style[data-page]')?.textContent ?? '');
