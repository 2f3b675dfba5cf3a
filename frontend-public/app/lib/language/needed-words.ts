import { addWords } from './i18n';
import { languageNow } from './language';
import { WORDS_ID } from './page-words';
import type { Messages } from '@lingui/core';

/** Pauses before another attempt, in ms: a script whose words failed cannot be loaded again before the next page. */
const PAUSES = [500, 2_000];

async function addFrom(address: string): Promise<void> {
  const { default: words } = (await import(/* @vite-ignore */ address)) as { default: Messages };
  addWords(words);
}

/** Adds the words of a part of the page before it is shown (build-plugins/page-words.ts). `script` is its address. */
export async function needWords(script: string): Promise<void> {
  const folder = document.getElementById(WORDS_ID)?.dataset['folder'];
  const address = `${folder}/${languageNow()}/${script.slice(script.lastIndexOf('/') + 1)}`;
  for (const pause of PAUSES) {
    try {
      return await addFrom(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await addFrom(address);
}
