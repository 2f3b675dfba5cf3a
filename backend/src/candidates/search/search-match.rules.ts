import { COINCIDENCIA_LUGARES, type CoincidenciaLugar } from '@hiring/contract';

/** Characters that no kept text has: what stands between them was looked for. */
export const MARK = { start: '\uE000', stop: '\uE001' } as const;

export interface FragmentPart {
  texto: string;
  marcado: boolean;
}

export interface Match {
  lugar: CoincidenciaLugar;
  fragmento: FragmentPart[];
}

const MARKED = new RegExp(`${MARK.start}([^${MARK.stop}]*)${MARK.stop}`, 'gu');

/** A fragment in parts, so that nobody has to trust markup. */
export function partsOf(headline: string): FragmentPart[] {
  const parts: FragmentPart[] = [];
  let at = 0;
  const add = (texto: string, marcado: boolean): void => {
    if (texto !== '') parts.push({ texto, marcado });
  };
  const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\uE000\uE001]/g, '');
  for (const found of headline.matchAll(MARKED)) {
    add(plain(headline.slice(at, found.index)), false);
    add(plain(found[1] ?? ''), true);
    at = found.index + found[0].length;
  }
  add(plain(headline.slice(at)), false);
  return parts;
}

/** The place with most of the words that were looked for; of equal ones the first in the order of the contract. */
export function bestMatch(headlines: Partial<Record<CoincidenciaLugar, string | null>>): Match | null {
  let best: Match | null = null;
  let most = 0;
  for (const lugar of COINCIDENCIA_LUGARES) {
    const fragmento = partsOf(headlines[lugar] ?? '');
    const words = new Set(fragmento.filter(({ marcado }) => marcado).map(({ texto }) => texto.toLowerCase()));
    if (words.size > most) {
      most = words.size;
      best = { lugar, fragmento };
    }
  }
  return best;
}
