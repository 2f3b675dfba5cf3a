import { dataOf, type Person } from './people.ts';
import { WORDS } from './words.ts';

/** `chromium`, `writer`: PDF. `writer-doc`, `pandoc-docx`: Word. */
export type Maker = 'chromium' | 'writer' | 'writer-doc' | 'pandoc-docx' | 'scanned' | 'letters';

/** A layout: how it becomes a file, and the page of a person, whose words stand in braces. */
export interface Layout {
  name: string;
  make: Maker;
  style: string;
  body: string;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const page = (
  { language }: Pick<Person, 'language'>,
  style: string,
  body: string,
  title = '',
): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>@page{size:A4;margin:15mm}body{font:11pt/1.35 "Liberation Sans","Noto Sans Arabic",sans-serif}${style}</style></head><body>${body}</body></html>`;

/** The page of a person in a layout. @throws for a word that a person does not have. */
export function pageOf({ style, body }: Layout, person: Person): string {
  const { label, jobs, ...words } = WORDS[person.language];
  const [firstName = '', ...otherNames] = person.name.split(' ');
  const texts: Record<string, unknown> = {
    ...words,
    ...Object.fromEntries(Object.entries(label).map(([name, text]) => [`label.${name}`, text])),
    ...person,
    firstName,
    otherNames: otherNames.join(' '),
    firstJob: jobs[0]?.[1] ?? '',
    contactInCapitals: words.contact.toUpperCase(),
  };
  const done = jobs
    .map(([years, job, text]) => `<p><b>${years}</b> ${escaped(job)}<br>${escaped(text)}</p>`)
    .join('');
  const rest = `<h2>{experience}</h2>${done}<h2>{education}</h2><p>{studies}</p><h2>{languages}</h2><p>{spoken}</p>`;
  const filled = body
    .replace('{rest}', rest)
    .replace('{jobs}', done)
    .replaceAll(/\{([\w.]+)\}/g, (_word, name: string) => {
      const text = texts[name];
      if (typeof text !== 'string') throw new Error(`nobody has «${name}»`);
      return escaped(text);
    });
  return page(person, style, filled);
}

const ALL = dataOf<readonly Layout[]>('layouts.json');
export const LAYOUTS = ALL.filter(({ make }) => make !== 'scanned');
/** It says nothing, or what is left of it. */
export const SCANNED = ALL.filter(({ make }) => make === 'scanned');
