import type { CvLine } from '../document/cv-document.js';
import { isGivenName } from './given-names.js';
import { isHeadingLike, plainOf } from './words.js';

/** What a line is about: its owner, the owner's work, other people, or something else. */
export type Section = 'own' | 'other' | 'work' | 'people';

/** A line with what the rules ask about it. */
export interface PlacedLine extends CvLine {
  /** Its text in lower case without accents. */
  plain: string;
  section: Section;
  /** In the address block of a company or an agency. */
  employer: boolean;
  heading: boolean;
}

const KINDS: readonly (readonly [Section, RegExp])[] = [
  [
    'people',
    /^(?:(?:mis |my )?(?:referenc(?:ia|ias|ies|es|e)|refer(?:ee|ent)s?|referint[ea]|recomandari|recommandations?|recomendaciones)(?: (?:personal|professional|profesional|laboral|comercial|pessoa|profissiona)\p{L}*| y recomendaciones)*|(?:persona de )?contact[oe]? (?:de |d'|en caso de )?(?:emergencia|urgencia|urgenta|emergency)|emergency contact|(?:المراجع|مراجع|المعرفون))$/u,
  ],
  [
    'work',
    /^(?:(?:mi |my |la )?(?:experienc(?:ia|ias|ies|ie|e|es)|experient[ae]|historial|trayectoria|trajectoria|empleos?|employment|work (?:experience|history)|professional (?:experience|background)|career (?:history|path)|relevant experience|locuri de munca|loc de munca|parcours|puestos|practicas|berufserfahrung|esperienz[ae])(?: [\p{L}&]+){0,4}|(?:الخبرة|الخبرات|خبرة|التجربة|التجارب|تجارب)(?: \p{L}+){0,2})$/u,
  ],
  [
    'own',
    /^(?:(?:mis )?(?:datos|dades|dados|date|informacion|informacio|informacao|informatii|informations?|donnees)(?: (?:de |d'))?(?: ?(?:personal\p{L}*|pessoa\p{L}*|personnel\p{L}*|contact\p{L}*|contato))(?: [ye&i] (?:de )?(?:contacto|personales))?|contact(?:o|e|os|ato|a'm)?|contact (?:me|details|information|info|data|us)|contatos?|personal (?:details|information|data|info)|details|get in touch|coordonnees|etat civil|candidat[oa]?|kontakt|contatti|(?:ال)?(?:معلومات|بيانات) (?:ال)?(?:شخصية|اتصال|تواصل)|الاتصال|التواصل)$/u,
  ],
];

/** Company forms, with the capitals that tell "S.A." from a word. */
const COMPANY =
  /(?<![\p{L}\d])(?:S\. ?L\.?(?: ?[UPLN]\.?| ?N\.? ?E\.?)?|SLU?|S\. ?A\.?(?: ?U\.?)?|SAU?|SCP|SCCL|S\. ?C\. ?P\.?|S\. ?Coop\.?|S\.?R\.?L\.?|S\.?A\.?R\.?L\.?|SARLAU|[LU]da\.?|L(?:tda|TDA|TD|td|LC|LP)\.?|Inc\.?|INC|Corp\.?|GmbH|EIRL|E\.I\.R\.L\.?|S\.A\.C\.?|SAC|Unipessoal|ETT|E\.T\.T\.?|PLC|plc|B\.V\.|N\.V\.|SpA)(?![\p{L}\d])/u;
const COMPANY_LABEL =
  /^(?:empresa|company|employer|compania|firma|companie|angajator|entitat|entidad|empregador|enviado por|sent by|remitente|agencia|agency|الشركة)(?:\s*:|$)/u;
/** Mailboxes of companies, not of a person. */
export const ROLE_MAIL =
  /^(?:info|informacion|rrhh|hr|rh|personas|people|talent\p{L}*|seleccion|seleccio|recruit\p{L}*|recrutement|recrutare|jobs?|empleo|candidat\p{L}*|careers?|curriculums?|cvs?|contact|contacto|contacte|contato|office|oficina|admin|administracion|administracio|ventas|sales|comercial|clientes|atencion\p{L}*|atencio\p{L}*|soporte|support|hello|hola|mail|correo|secretaria|recepcion|reception|trafico|facturacion|noreply|no-reply|marketing|export|logistica|taller)(?:[._+-][\p{L}\d]*)?@/u;

/** Lines that a letterhead has, where no gap ends it. */
const LETTERHEAD = 5;
/** How much larger than the text a line is that begins something new. */
const LARGER = 1.3;

/** "1. Datos personales:" without its ornaments. */
const bare = (plain: string): string =>
  plain
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L})]+$/u, '')
    .replace(/\s+/g, ' ');

function headingOf(plain: string): Section | null {
  if (plain.length > 48) return null;
  const words = bare(plain);
  const kind = KINDS.find(([, pattern]) => pattern.test(words))?.[0];
  return kind ?? (isHeadingLike(words) ? 'other' : null);
}

/** The lines with the sections in which they stand. Before the first heading all is about the owner. */
export function placed(lines: readonly CvLine[]): PlacedLine[] {
  const text = medianSize(lines);
  const hosts = companyHosts(lines);
  let section: Section = 'own';
  let letterhead: { block: number; left: number } | null = null;
  return lines.map((line, n) => {
    const plain = plainOf(line.text);
    const kind = headingOf(plain);
    // A second column begins with something large that is no heading.
    const restarts = !kind && line.page === 0 && text > 0 && line.size > LARGER * text && section !== 'own';
    if (kind ?? restarts) {
      section = kind ?? 'other';
      letterhead = null;
    } else if (/^(?:referenc|referint|مراجع|المراجع)\p{L}*\s*:/u.test(plain)) section = 'people';
    const company = COMPANY.test(line.text) || COMPANY_LABEL.test(plain) || ROLE_MAIL.test(plain);
    const begins = lines[n - 1]?.block !== line.block || n === 0 || COMPANY_LABEL.test(plain);
    if (company && begins && !kind)
      letterhead = { block: line.block, left: line.size ? Infinity : LETTERHEAD };
    else if (letterhead && (letterhead.block !== line.block || letterhead.left-- <= 0 || beginsPerson(plain)))
      letterhead = null;
    const employer = !kind && (letterhead !== null || COMPANY_LABEL.test(plain) || isOfCompany(plain, hosts));
    return { ...line, plain, section, employer, heading: kind !== null };
  });
}

const wordsOf = (plain: string): string[] => plain.split(/[\s,;|·:]+/);
const hostOf = (word: string): string => word.split('@')[1] ?? '';

/** Where everybody may have an address. */
const PUBLIC_HOST = /^(?:gmail|hotmail|outlook|yahoo|live|msn|icloud|proton|protonmail|telefonica)\./u;

/** Hosts of mail that a company in a letterhead or a footer has for itself: who else writes from there works for it. */
const companyHosts = (lines: readonly CvLine[]): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap(({ text }) => wordsOf(plainOf(text)))
      .filter((word) => ROLE_MAIL.test(word))
      .map(hostOf)
      .filter((host) => host && !PUBLIC_HOST.test(host)),
  );

const isOfCompany = (plain: string, hosts: ReadonlySet<string>): boolean =>
  wordsOf(plain).some((word) => ROLE_MAIL.test(word) || (word.includes('@') && hosts.has(hostOf(word))));

/** A line of a letterhead after which the owner's data come. */
function beginsPerson(plain: string): boolean {
  const [first = ''] = plain.split(/[\s,]+/);
  return (
    isGivenName(first) ||
    /^(?:nombre|apellidos?|nom|cognoms|name|full name|nume|prenume|nome|candidat[oa]?|first name|surname|الاسم)(?![\p{L}])/u.test(
      plain,
    )
  );
}

function medianSize(lines: readonly CvLine[]): number {
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
