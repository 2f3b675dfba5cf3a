import type { PlacedLine } from './sections.rules.js';
import { plainOf } from './words.js';

/** What a CV calls its owner's data, in lower case without accents. */
const LABELS = {
  fullName:
    /^(?:nombres? (?:y|e) apellidos?|apellidos? (?:y|,) ?nombres?|nombres? completos?|nom i cognoms?|cognoms i nom|nom complet|full name|name and surname|name|nume(?:le)? (?:si|\/) prenume(?:le)?|nume(?:le)? complet|nume\/prenume|nome completo|nome e (?:apelidos?|sobrenome)|nom et prenoms?|nom (?:&|\/) prenoms?|prenom et nom|(?:apellido|nombre)(?:\(s\)|s)? ?\/ ?(?:nombre|apellido)(?:\(s\)|s)?|nom ?\/ ?cognoms?|cognoms? ?\/ ?noms?|first name\(?s?\)? ?\/ ?(?:surname|last name)\(?s?\)?|surname\(?s?\)? ?\/ ?first name\(?s?\)?|(?:pre)?nume ?\/ ?(?:pre)?nume|nome ?\/ ?apelidos?|apelidos? ?\/ ?nomes?|candidat[oa]|candidate|postulante|solicitante|titular|الاسم الكامل|الاسم و ?النسب|الاسم و ?اللقب|الاسم ?\/ ?[\u0600-\u06FF ]+|(?:الاسم (?:العائلي|الشخصي)[ /]*){2})$/u,
  given:
    /^(?:nombres?|nombre de pila|noms?|prenume(?:le)?|first names?|given names?|forenames?|prenoms?|nomes?|nome proprio|الاسم الشخصي|الاسم الأول|الاسم)$/u,
  family:
    /^(?:(?:primer |segundo )?apellidos?|(?:primer |segon )?cognoms?|nume(?:le)?|nume(?:le)? de familie|surnames?|last names?|family names?|apelidos?|sobrenomes?|noms? de famille|nom|الاسم العائلي|النسب|اللقب|اسم العائلة)$/u,
  place:
    /^(?:ciudad|ciudad de residencia|poblacion|localidad|municipio|residencia|residencia actual|lugar de residencia|poblacio|localitat|ciutat|municipi|lloc de residencia|residencia|city|town|location|current location|place of residence|residence|oras(?:ul)?|localitate(?:a)?|domiciliu|resedinta|cidade|localidade|concelho|localizacao|ville|lieu de residence|residence actuelle|المدينة|مكان الإقامة|مكان السكن|مدينة)$/u,
  address:
    /^(?:direccion|direccion actual|direccion postal|domicilio|domicilio actual|direccio|adreca|domicili|address|home address|postal address|current address|adresa|adresa de domiciliu|morada|endereco|adresse|adresse actuelle|العنوان|عنوان)(?:\(es\)|\(s\))?$/u,
  postal:
    /^(?:c\.? ?p\.?|codigo postal|cod\.? postal|codi postal|postal code|post ?code|zip(?: code)?|cod postal|codigo-postal|code postal|الرمز البريدي)$/u,
  birth:
    /^(?:(?:lugar|fecha|lugar y fecha|fecha y lugar|lloc|data|lloc i data|data i lloc|place|date|date and place|data si locul|data|locul|local|naturalidade|lieu|date et lieu)(?: de | d'| of )?(?:nacimiento|naixement|birth|nasterii|nascimento|naissance|nastere)?|natural de|nacionalidad|مكان الازدياد|تاريخ الازدياد|الجنسية)$/u,
} satisfies Record<string, RegExp>;

export type Label = keyof typeof LABELS;

/** A label's value, and the line in which it stands. */
export interface Labelled {
  value: string;
  line: PlacedLine;
}

const COLON = /\s*[:：]\s*/;
const MAX_VALUE_LETTERS = 120;

const labelOnly = (text: string): string =>
  text
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:：.*–-]+$/u, '')
    .trim();

const isLabel = (plain: string): boolean => {
  const words = labelOnly(plain);
  return Object.values(LABELS).some((pattern) => pattern.test(words)) || /[:：]$/.test(plain.trim());
};

/** What stands behind a label: after its colon, in the next cell of its row, or below it. */
export function labelled(lines: readonly PlacedLine[], label: Label): Labelled[] {
  return lines.flatMap((line, n): Labelled[] => {
    if (line.section === 'people' || line.section === 'work' || line.employer) return [];
    return valuesIn(line, lines[n + 1], LABELS[label]);
  });
}

function valuesIn(line: PlacedLine, next: PlacedLine | undefined, pattern: RegExp): Labelled[] {
  if (line.text.length > MAX_VALUE_LETTERS * 4) return [];
  const found: Labelled[] = [];
  // A line may have several: "Nombre: Ana   Apellidos: Puig".
  const parts = line.text.split(/[|·•;]|\s[-–]\s|,\s(?=[\p{L} ]{3,24}[:：])/u);
  for (const part of parts) {
    const [head = '', ...tail] = part.split(COLON);
    const words = labelOnly(plainOf(head));
    const value = tail.join(': ').trim();
    if (pattern.test(words) && value) found.push({ value: value.slice(0, MAX_VALUE_LETTERS), line });
  }
  if (found.length > 0) return found;
  const words = line.text.split(' ');
  const behind =
    next && !next.heading && !isLabel(next.plain) && next.text.length <= MAX_VALUE_LETTERS ? next : undefined;
  const value = behind && [{ value: behind.text.replace(/^[:：]\s*/, ''), line: behind }];
  if (pattern.test(labelOnly(line.plain))) return value ?? [];
  // The cells of a narrow table have no gap: "Nombre y apellidos Marta Ibáñez", "PUIG SERRA NOMBRE".
  for (let n = Math.min(5, words.length - 1); n > 0; n--) {
    const rest = words.slice(n).join(' ');
    if (/^[\p{Lu}\d]/u.test(rest) && pattern.test(labelOnly(plainOf(words.slice(0, n).join(' '))))) {
      return [{ value: rest.slice(0, MAX_VALUE_LETTERS), line }];
    }
  }
  return behind?.row === line.row && pattern.test(plainOf(words.at(-1) ?? '')) ? (value ?? []) : [];
}
