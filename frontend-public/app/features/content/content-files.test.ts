import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../../build-plugins/content.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

/** Milliseconds: it reads every file. */
const MOST_TIME = 60_000;

describe('the content files', { timeout: MOST_TIME }, () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
    cpSync(CONTENT, folder, { recursive: true });
  });
  afterEach(() => rmSync(dirname(folder), { recursive: true }));

  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  it('of the site are accepted', () => {
    expect(() => checkContent(folder)).not.toThrow();
  });

  it('are accepted as an editor of Windows writes them', () => {
    const file = 'es/servicios/itv.md';
    write(file, `\uFEFF${readFileSync(join(folder, file), 'utf8').replaceAll('\n', '\r\n')}`);
    expect(() => checkContent(folder)).not.toThrow();
  });

  it('are refused when a page lacks one of its languages', () => {
    rmSync(join(folder, 'ro/politica-privacidad.md'));
    expect(() => checkContent(folder)).toThrow(
      'content/ro/politica-privacidad.md: is missing: the page /politica-privacidad needs it',
    );
  });

  it('are refused when no page shows them', () => {
    write('en/servicios.md', '---\ntitle: Services\n---\n');
    expect(() => checkContent(folder)).toThrow('content/en/servicios.md: no page has these words');
  });

  it.each([
    ['es/inicio.md', 'lead:', 'led:', 'hero.lead: is missing'],
    ['es/inicio.md', 'lead:', 'led:', 'hero.led: there is no such field'],
    ['ca/inicio.md', '{city}', '{ciutat}', 'title: must name {city}, and no other value'],
    ['es/servicios/itv.md', 'topic: itv', 'topic: ivt', 'topic:'],
    ['es/servicios/itv.md', 'to: /servicios/', 'to: /servicio/', 'there is no page /servicio/'],
    ['ca/servicios/itv.md', /\n## [^#]+/, '\n', 'questions.4: is missing'],
    ['es/aviso-legal.md', '(/contacto)', '(/contacta)', 'there is no page /contacta'],
    ['es/aviso-legal.md', ' {#contacto}', '', 'a section needs its anchor'],
    ['es/aviso-legal.md', '- [gestión', '#### [gestión', 'a heading cannot stand here'],
    ['es/aviso-legal.md', '{hours}', '{horario}', '{horario}: there is no such value'],
    [
      'ca/aviso-legal.md',
      '{hours}',
      'sempre',
      'sections.10.blocks.1.spans: has (/contacto, email, phone), in Spanish (/contacto, email, hours, phone)',
    ],
    ['en/politica-privacidad.md', '{if encrypted} ', '', 'sections.7.blocks.1.items.1.when: is missing'],
    ['en/politica-privacidad.md', /(\n### .*\n\n).*\n/, '$1', '» has no text below it'],
    ['es/carreras.md', /$/, '\nAlgo más.\n', 'this page has no text below its fields'],
    ['es/aviso-legal.md', '{phone}', '{phone', '{phone'],
    ['en/politica-privacidad.md', /revised: .*/, 'revised: yesterday', 'revised: must be a day'],
    ['es/politica-cookies.md', '{table local}', '{table other}', '{table other}: there is no such part'],
    ['es/politica-cookies.md', 'con_sesion:', 'otra:', 'stored.cookies.items.con_sesion: is missing'],
  ])('of %s are refused with «%s» replaced by «%s»: %s', (file, from, to, message) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    write(file, text.replace(from, to));
    expect(() => checkContent(folder)).toThrow(`content/${file}: `);
    expect(() => checkContent(folder)).toThrow(message);
  });
});
