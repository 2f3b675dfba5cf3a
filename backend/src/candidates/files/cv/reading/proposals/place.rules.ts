import { labelled } from './labels.rules.js';
import { isProvince, officialName, provincesWith } from './municipalities.js';
import type { PlacedLine } from './sections.rules.js';
import { plainOf } from './words.js';

export interface Place {
  ciudad?: string;
  codigo_postal?: string;
}

interface TownOfLine {
  line: PlacedLine;
  town: string;
}

const CODE = /(?<![\d+./-])(?:E-)?((?:0[1-9]|[1-4]\d|5[0-2])\d{3})(?![\d./-]*\d)/gu;
/** Words before a number that is no postal code. */
const NO_CODE =
  /(?:\biso|\ben|\bune|\bdin|\bref\.?|proyecto|project|expediente|pedido|factura|n[º°]|num(?:ero)?\.?|nro\.?|€|eur|km|certificad[oa]|norma|dni|nie|tel\p{L}*\.?|fax)[^\p{L}\d]{0,4}$/u;
const BORN =
  /(?:nacid[oa]|nacimiento|naixement|nascut|nascuda|born|birth|nasterii|nascut|nascimento|natural de|naissance|ne a\b|الازدياد|الميلاد)/u;
const STREET =
  /^(?:c\/|c\.|calle|carrer|avda?\.?|avenida|avinguda|av\.|plaza|placa|pl\.|pza\.?|paseo|passeig|ps?o?\.|pg\.|ronda|rambla|camino|cami|carretera|ctra\.?|travessera|travesia|poligono|pol\.|urb\.?|urbanizacion|barrio|rua|strada|str\.|via|gran via|piso|bloque|esc\.|street|road)(?![\p{L}])/u;
const ELSEWHERE =
  /(?:argentina|colombia|venezuela|mexico|ecuador|bolivia|chile|uruguay|paraguay|cuba|honduras|nicaragua|guatemala|el salvador|panama|costa rica|dominicana|puerto rico|peru|usa|estados unidos|united states|ohio|texas|california|portugal|maroc|marruecos|morocco|romania|filipinas|philippines)(?![\p{L}])/u;
const SPAIN =
  /^(?:espana|spain|espanya|spania|espanha|espagne|catalunya|cataluna|catalonia|andalucia|galicia|euskadi|pais vasco|comunidad de madrid|comunitat valenciana|comunidad valenciana|إسبانيا)$/u;
/** What separates the parts of an address. */
const PARTS = /\s*(?:[,;|·•()/–—]|\s-\s|\t)\s*/u;
const WORDS_OF_A_TOWN = 8;
/** Rows between the owner's data and the address beside them. */
const BESIDE = 4;

/** Where the owner lives: a municipality of Spain, beside the owner's own data or behind a label. */
export function placeIn(lines: readonly PlacedLine[], own: readonly PlacedLine[], name: string): Place {
  const labels = [...labelled(lines, 'address'), ...labelled(lines, 'place'), ...labelled(lines, 'postal')];
  const birth = new Set(labelled(lines, 'birth').map(({ line }) => line));
  const anchors = [...own, ...labels.map(({ line }) => line)];
  const usable = lines.filter((line) => isUsable(line, anchors) && !birth.has(line));
  const beside = besideMailOrPhone(lines, own, birth).filter(
    (one) => !plainOf(name).includes(plainOf(one.town)),
  );
  for (const line of usable) {
    const found = withCode(line, lines);
    if (found) return ownersTown(line, found, anchors, beside) ?? found;
  }
  const code = postalCode(labelled(lines, 'postal').map(({ value }) => value));
  const [town] = [
    ...labelled(lines, 'place').map(({ value }) => firstTown(value)),
    ...labelled(lines, 'address').map(({ value }) => firstTown(value)),
    ...beside.map((one) => one.town),
  ].filter((one) => one !== null);
  if (!town) return code ? { codigo_postal: code } : {};
  const agrees = code !== null && provincesWith(town).includes(code.slice(0, 2));
  return { ciudad: written(town), ...(agrees ? { codigo_postal: code } : {}) };
}

const isUsable = (line: PlacedLine, anchors: readonly PlacedLine[]): boolean =>
  line.section !== 'people' &&
  !line.employer &&
  !BORN.test(line.plain) &&
  anchors.some(
    (anchor) =>
      anchor.page === line.page &&
      (Math.abs(anchor.row - line.row) <= (line.section === 'work' ? 0 : BESIDE) ||
        (anchor.block === line.block && line.section === 'own')),
  );

/** In a letter a paragraph of its own is the recipient's address: the town in the owner's paragraph is the owner's. */
function ownersTown(
  line: PlacedLine,
  found: Place,
  anchors: readonly PlacedLine[],
  beside: readonly TownOfLine[],
): Place | null {
  const isOwn = ({ page, block }: PlacedLine) =>
    anchors.some((anchor) => anchor.page === page && anchor.block === block);
  if (isOwn(line)) return null;
  const town = beside.find((one) => isOwn(one.line))?.town;
  return town && plainOf(town) !== plainOf(found.ciudad ?? '') ? { ciudad: written(town) } : null;
}

const written = (town: string): string =>
  town === town.toUpperCase() || town === town.toLowerCase() ? officialName(town) : town;

/** A postal code with its town before or behind it, on this line or the next. */
function withCode(line: PlacedLine, lines: readonly PlacedLine[]): Place | null {
  if (ELSEWHERE.test(line.plain)) return null;
  const next = lines[lines.indexOf(line) + 1];
  const before = lines[lines.indexOf(line) - 1];
  const near = (other: PlacedLine | undefined): string =>
    other && other.page === line.page && Math.abs(other.row - line.row) <= 1 && !other.employer
      ? other.text
      : '';
  for (const match of line.text.matchAll(CODE)) {
    const [whole, code = ''] = match;
    const left = line.text.slice(0, match.index);
    if (NO_CODE.test(plainOf(left))) continue;
    const right = line.text.slice(match.index + whole.length);
    const inBrackets = /\(\s*$/.test(left);
    const sides = [townAfter(right, near(next)), townBefore(left, near(before))];
    const towns = (inBrackets ? sides.toReversed() : sides)
      .flat()
      .filter((one) => provincesWith(one).includes(code.slice(0, 2)));
    // "Vic (Barcelona) 08500": the province is a town too.
    const town = towns.find((one) => !isProvince(plainOf(one))) ?? towns[0];
    if (town) return { ciudad: written(town), codigo_postal: code };
  }
  return null;
}

/** Beginnings of a text that are towns, the longest first. A narrow column breaks "Cerdanyola del Vallès". */
function townAfter(right: string, next: string): string[] {
  const [first = ''] = partsOf(right.replace(/^[\s,.;:·•)(|–—-]+/u, ''));
  const here = first.split(' ').filter(Boolean);
  const more = partsOf(next)[0]?.split(' ') ?? [];
  const words =
    right.includes(',') && here.length === 0 ? [] : [...here, ...(partsOf(right).length <= 1 ? more : [])];
  const slashed = /^[\s,.;:·•)(|–—-]*([\p{L}'’ -]+\/[\p{L}'’ -]+)/u.exec(right)?.[1]?.trim();
  return [
    ...(slashed ? [slashed] : []),
    ...lengths(words).map((count) => words.slice(0, count).join(' ')),
  ].filter(isTown);
}

/** Ends of a text that are towns, the longest first; a province may stand between the town and its code. */
function townBefore(left: string, above: string): string[] {
  const parts = partsOf(left.replace(/[\s,.;:·•(|–—-]+$/u, ''));
  const text = parts.length === 0 ? partsOf(above).slice(-1) : parts.slice(-2).toReversed();
  return text.flatMap((part) => {
    if (STREET.test(plainOf(part)) && !/\d/.test(part)) return [];
    const words = part.split(' ');
    return lengths(words)
      .map((count) => words.slice(-count).join(' '))
      .filter(isTown);
  });
}

const lengths = (words: readonly string[]): number[] =>
  Array.from({ length: Math.min(WORDS_OF_A_TOWN, words.length) }, (_, n) => n + 1).toReversed();

const partsOf = (text: string): string[] =>
  text
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean);

const isTown = (text: string): boolean =>
  /^\p{L}/u.test(text) && provincesWith(text.replace(/[.]+$/, '')).length > 0;

/** A value of a label whose parts are a town, its province and nothing of another country. */
function firstTown(value: string): string | null {
  if (ELSEWHERE.test(plainOf(value)) || BORN.test(plainOf(value))) return null;
  if (isTown(value.trim())) return value.trim();
  const parts = partsOf(value).filter((part) => !STREET.test(plainOf(part)) && !/^\d/.test(part));
  const towns = parts.map((part) => part.replace(/^(?:\d{5}|en|in|la|el) /iu, '')).filter(isTown);
  const town = towns.find((one) => !isProvince(plainOf(one))) ?? towns[0];
  if (town) return town;
  // "Residencia actual: Badalona" within an address.
  const inner = /[:：]\s*([^:：]+)$/u.exec(value)?.[1];
  return inner ? firstTown(inner) : null;
}

/** A town alone, or with its province or country, in a row with the owner's mail or telephone or beside it. */
function besideMailOrPhone(
  lines: readonly PlacedLine[],
  own: readonly PlacedLine[],
  birth: ReadonlySet<PlacedLine>,
): TownOfLine[] {
  return lines.flatMap((line) => {
    const beside = own.some(({ page, row }) => page === line.page && Math.abs(row - line.row) <= 2);
    const excluded = line.section === 'people' || line.section === 'work' || line.employer || birth.has(line);
    if (!beside || excluded || line.heading || ELSEWHERE.test(line.plain) || BORN.test(line.plain)) return [];
    const parts = partsOf(line.text);
    const rest = parts.filter((part) => {
      const plain = plainOf(part);
      return (
        !isTown(part) &&
        !isProvince(plain) &&
        !SPAIN.test(plain) &&
        !/[@\d]|www\./.test(part) &&
        !/^\p{L}{1,12}\.?:?$/u.test(part)
      );
    });
    if (rest.length > 0) return [];
    const towns = parts.filter(isTown);
    const [town] = towns.filter((one) => towns.length === 1 || !isProvince(plainOf(one)));
    return town ? [{ line, town }] : [];
  });
}

function postalCode(values: readonly string[]): string | null {
  for (const value of values) {
    const found = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)/.exec(value.trim())?.[0];
    if (found) return found;
  }
  return null;
}
