/** A name of two to five words, with Spanish particles between them. */
const SMALL = 'de|del|la|las|los|el|y|i|da|dos|van|von|ben|al';
const WORD = String.raw`\p{Lu}[\p{L}'’·-]{1,24}`;
// Case-sensitive, because capitals tell a name from a sentence; Y and I appear in names in capitals.
const NAME = new RegExp(`^${WORD}(?: (?:(?:${SMALL}|[YI]) ){0,2}${WORD}){1,4}$`, 'u');
const LABELLED = /^(?:nombre y apellidos|nombre completo|apellidos y nombre|nombre) ?: ?(.{3,80})$/im;
const LABELLED_LAST = /^apellidos? ?: ?(.{2,60})$/im;
/** Words of headings and trades: a line with one of them is no name. */
const OTHER =
  /(?<!\p{L})(?:curr[ií]cul(?:um|o)|vitae|cv|datos|personales|perfil|profesional|experiencia|laboral|formaci[oó]n|educaci[oó]n|estudios|idiomas|contacto|habilidades|competencias|objetivo|conductora?|chofer|ch[oó]fer|mec[aá]nic[oa]|t[eé]cnic[oa]|administrativ[oa]|administraci[oó]n|coordinador[a]?|planificador[a]?|operador[a]?|operari[oa]|moz[oa]|almac[eé]n|programador[a]?|desarrollador[a]?|transportes?|log[ií]stica|recursos|humanos|calle|carrer|avenida|avinguda|plaza|plaça|paseo|passeig|barcelona|catalunya|cataluña|españa|spain|tel[eé]fono|email|correo|sobre|m[ií]|resumen|carn[eé]t?|permisos?|responsable|jef[ea]|encargad[oa]|oficial|inspector[a]?|electricista|camionero|repartidor[a]?|director[a]?|gestor[a]?|contable|empresas?|ingl[eé]s|espa[nñ]ol|catal[aá]n|s\.?l\.?u?|s\.?a\.?)(?!\p{L})/iu;
/** Given names that often stand second: "José Luis", "María del Carmen". */
const SECOND_NAMES = new Set(
  'jose maria antonio luis carlos manuel francisco angel javier miguel jesus alberto isabel carmen pilar dolores teresa rosa ana lucia cristina ignacio ramon pablo jorge andres fernando eduardo enrique mercedes elena victoria'.split(
    ' ',
  ),
);
const FIRST_LINES = 14;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** "NÚRIA PUIG DE LA SERRA" as people write it. */
function capitalised(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}'’·])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(new RegExp(`(?<= )(?:${SMALL})(?= )`, 'giu'), (word) => word.toLowerCase());
}

/** Words of the name, each with its preceding particles: "María", "del Carmen". */
function partsOf(name: string): string[] {
  const parts: string[] = [];
  let small = '';
  for (const word of name.split(' ')) {
    if (new RegExp(`^(?:${SMALL})$`, 'iu').test(word)) small += `${word} `;
    else {
      parts.push(small + word);
      small = '';
    }
  }
  return parts;
}

function split(name: string): { nombre: string; apellidos: string } | null {
  const parts = partsOf(capitalised(name));
  if (parts.length < 2) return null;
  const second = plain(parts[1]?.split(' ').at(-1) ?? '');
  const given = parts.length >= 4 || (parts.length === 3 && SECOND_NAMES.has(second)) ? 2 : 1;
  return { nombre: parts.slice(0, given).join(' '), apellidos: parts.slice(given).join(' ') };
}

/** Whether an address is made of this name: ana.puig@, apuig82@. */
function fits(name: string, email: string | null): boolean {
  const local = plain(email?.split('@')[0] ?? '');
  return name.split(' ').some((word) => word.length > 3 && local.includes(plain(word)));
}

const isName = (line: string): boolean => line.length <= 60 && NAME.test(line) && !OTHER.test(line);

/** The CV's owner: by label, else the first line that is only a name. */
export function nameIn(text: string, email: string | null): { nombre?: string; apellidos?: string } {
  const given = LABELLED.exec(text)?.[1]?.trim();
  const last = LABELLED_LAST.exec(text)?.[1]?.trim();
  if (given && last && !/\d/.test(given + last)) {
    return { nombre: capitalised(given), apellidos: capitalised(last) };
  }
  if (given?.includes(',')) {
    const [apellidos, nombre] = given.split(',').map((part) => capitalised(part.trim()));
    if (nombre && apellidos) return { nombre, apellidos };
  }
  if (given && isName(given)) return split(given) ?? {};
  const lines = text.split('\n').map((line) => line.trim());
  const names = lines.slice(0, 60).filter(isName);
  const first = lines.slice(0, FIRST_LINES);
  const best = names.find((name) => fits(name, email)) ?? names.find((name) => first.includes(name));
  return (best && split(best)) || {};
}
