import type { Schemas } from './api.js';
import { wordsOf } from './plain-text.js';
import { PROVINCES } from './provinces.js';

/** Towns around the company's sites, with province, and postal code when there is only one. */
const TOWNS: Readonly<Record<string, { province: string; postalCode?: string }>> = {
  Badalona: { province: 'Barcelona' },
  Castellbisbal: { province: 'Barcelona', postalCode: '08755' },
  'Cornellà de Llobregat': { province: 'Barcelona', postalCode: '08940' },
  'El Prat de Llobregat': { province: 'Barcelona', postalCode: '08820' },
  Granollers: { province: 'Barcelona' },
  'L’Hospitalet de Llobregat': { province: 'Barcelona' },
  Martorell: { province: 'Barcelona', postalCode: '08760' },
  Mataró: { province: 'Barcelona' },
  'Mollet del Vallès': { province: 'Barcelona', postalCode: '08100' },
  Reus: { province: 'Tarragona' },
  Sabadell: { province: 'Barcelona' },
  'Sant Boi de Llobregat': { province: 'Barcelona', postalCode: '08830' },
  Terrassa: { province: 'Barcelona' },
};

/** Parts of a town with a postal code of their own, by their name in the address of a place of work. */
const DISTRICTS: Readonly<Record<string, Required<Pick<PlaceOfWork, 'town' | 'province' | 'postalCode'>>>> = {
  'Zona Franca': { town: 'Barcelona', province: 'Barcelona', postalCode: '08040' },
};

export interface PlaceOfWork {
  town: string;
  province?: string;
  postalCode?: string;
  street?: string;
}

const plain = (name: string) => wordsOf(name).join(' ');
const findIn = (names: readonly string[], text: string) => names.find((name) => plain(name) === plain(text));

/**
 * Parses a place as people write it ("Zona Franca, Barcelona", "Martorell", "Reus (Tarragona)") into its town and
 * known data. The company's own town, or a part of it that its address names, gets the company's address. Nothing is
 * guessed.
 */
export function placeOfWork(text: string, company: Schemas['CompanyInfo']): PlaceOfWork {
  const parts = text
    .split(/[,()]/)
    .map((part) => part.trim())
    .filter(Boolean);
  // "Barcelona y provincia" begins and ends in Barcelona.
  const [first = text, last = first] = [parts[0], parts.at(-1)].map((part) =>
    part?.replace(/ y provincia$/i, ''),
  );
  const known = parts.map((part) => findIn(Object.keys(TOWNS), part)).find((town) => town !== undefined);
  if (known !== undefined) return { town: known, ...TOWNS[known] };
  const province = findIn(PROVINCES, last);
  const own =
    plain(company.city) === plain(last) &&
    (plain(first) === plain(last) || plain(company.address).includes(plain(first)));
  const district = findIn(Object.keys(DISTRICTS), first);
  if (!own && district !== undefined && DISTRICTS[district]) return DISTRICTS[district];
  return {
    town: province ?? text,
    ...(province === undefined ? {} : { province }),
    ...(own ? { postalCode: company.postal_code, street: company.address } : {}),
  };
}
