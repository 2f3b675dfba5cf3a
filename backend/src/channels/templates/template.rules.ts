import type { SiteLanguage } from '@hiring/contract';
import { fieldOf, listOf, textOf } from '../providers/send-outcome.js';
import type { WhatsappTemplate } from './whatsapp-template.entity.js';

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** Names of a text's variables: those with numbers by number, others as they appear. */
export function variablesOf(text: string): string[] {
  const names = [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))];
  return names.every((name) => /^\d+$/.test(name)) ? names.sort((a, b) => Number(a) - Number(b)) : names;
}

/** The text with the values, which stand in the order of `variables`. */
export const filled = (
  { texto, variables }: Pick<WhatsappTemplate, 'texto' | 'variables'>,
  values: readonly string[],
): string => texto.replace(VARIABLE, (whole, name: string) => values[variables.indexOf(name)] ?? whole);

export type ReadTemplate = Omit<WhatsappTemplate, 'id' | 'leida_at'>;

/** A template as WhatsApp gives it; null: it is none that can be kept. */
export function readTemplate(given: unknown): ReadTemplate | null {
  const [nombre, idioma] = [textOf(fieldOf(given, 'name')), textOf(fieldOf(given, 'language'))];
  const components = listOf(fieldOf(given, 'components'));
  const typeOf = (component: unknown) => textOf(fieldOf(component, 'type')).toUpperCase();
  const body = components.find((one) => typeOf(one) === 'BODY');
  const texto = textOf(fieldOf(body, 'text'));
  if (!nombre || !idioma || !texto) return null;
  return {
    nombre,
    idioma,
    categoria: textOf(fieldOf(given, 'category')),
    estado: textOf(fieldOf(given, 'status')).toUpperCase(),
    texto,
    variables: variablesOf(texto),
    admitida: components.every((one) => one === body || isFixed(one, typeOf(one))),
  };
}

/** Whether a part beside the text needs nothing to be sent. */
function isFixed(component: unknown, type: string): boolean {
  if (type === 'FOOTER') return true;
  if (type === 'HEADER')
    return (
      textOf(fieldOf(component, 'format')).toUpperCase() === 'TEXT' &&
      variablesOf(textOf(fieldOf(component, 'text'))).length === 0
    );
  if (type !== 'BUTTONS') return false;
  return listOf(fieldOf(component, 'buttons')).every((button) => {
    const kind = textOf(fieldOf(button, 'type')).toUpperCase();
    const plain = kind === 'QUICK_REPLY' || kind === 'PHONE_NUMBER' || kind === 'URL';
    return plain && variablesOf(textOf(fieldOf(button, 'url'))).length === 0;
  });
}

const speaks = (language: string) => (idioma: string) =>
  idioma === language || idioma.startsWith(`${language}_`);

/** What may be sent to a person: of each name the one in their language, or else in Spanish. */
export function templatesFor<T extends Pick<WhatsappTemplate, 'nombre' | 'idioma' | 'estado' | 'admitida'>>(
  templates: readonly T[],
  language: SiteLanguage,
): T[] {
  const usable = templates.filter(({ estado, admitida }) => admitida && estado === 'APPROVED');
  const names = [...new Set(usable.map(({ nombre }) => nombre))];
  return names.flatMap((name) => {
    const same = usable.filter(({ nombre }) => nombre === name);
    const found = [language, 'es'].map((one) => same.find(({ idioma }) => speaks(one)(idioma)));
    return found.find((one) => one !== undefined) ?? [];
  });
}
