import { say, type Values } from '@hiring/contract';
import { WORDS } from '@hiring/contract/words';

/** Spanish texts with places for values, and how they look with them. */
const TEMPLATES = Object.keys(WORDS.ca)
  .filter((text) => /\{\w+\}/.test(text) && !text.includes('{{'))
  .map((text) => ({ text, filled: filledPattern(text) }));

function filledPattern(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 'u');
}

/**
 * A Spanish sentence that was filled before the language of its reader was known, as the messages of validation rules
 * are, in that language.
 */
export function sayAgain(sentence: string): string {
  for (const { text, filled } of TEMPLATES) {
    const values: Values | undefined = filled.exec(sentence)?.groups;
    if (values) {
      return say(
        text,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(String(value))])),
      );
    }
  }
  return say(sentence);
}
