import { readNotice, say, type ShownNotice, SOURCE_LANGUAGE, toSay } from '@hiring/contract';
import { inLanguage, languageAsked } from '../../platform/http/language/language.js';

const POLICY = toSay('Lee la [política de privacidad](/politica-privacidad) (se abre en otra pestaña).');

/** Paragraphs of the notices that come with the product; of others nobody has made a translation. */
const KNOWN: readonly string[] = [
  toSay(
    '{razon_social} trata tus datos para crear tu cuenta y gestionar tu candidatura. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.',
  ),
  toSay(
    '{razon_social} trata tus datos para gestionar tu candidatura y el proceso de selección. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}.',
  ),
  toSay(
    '{razon_social} trata tus datos para responderte. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email}.',
  ),
  toSay('Responsable: {razon_social}, NIF {nif}, {direccion}.'),
  toSay(
    'Base jurídica: Las medidas previas a un contrato que tú solicitas al presentarte (artículo 6.1.b del RGPD).',
  ),
  toSay(
    'Base jurídica: Las medidas previas a un contrato, si pides un servicio (artículo 6.1.b del RGPD). Para lo demás, nuestro interés legítimo en responder a quien nos escribe (artículo 6.1.f).',
  ),
  toSay(
    'Cuánto tiempo: Mientras dure el proceso de selección y, después, 24 meses como máximo desde tu última actividad, por si hay reclamaciones. Te avisamos antes de borrarlos. Para otras ofertas, solo si nos das permiso.',
  ),
  toSay('Cuánto tiempo: Guardamos las consultas dos años y después las borramos.'),
  toSay(
    'Destinatarios: Solo el personal que lleva la selección. No cedemos tus datos a terceros, salvo obligación legal.',
  ),
  toSay(
    'Destinatarios: Solo quien tiene que responderte. No cedemos tus datos a terceros, salvo obligación legal.',
  ),
  toSay(
    'Derechos: Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.',
  ),
];

/** The words of a paragraph in the language of `inLanguage`; null: it has no translation. */
function paragraphIn(paragraph: string): string | null {
  if (paragraph.endsWith(POLICY)) {
    const before = paragraphIn(paragraph.slice(0, -POLICY.length).trim());
    return before && `${before} ${say(POLICY)}`;
  }
  return KNOWN.includes(paragraph) ? say(paragraph) : null;
}

/**
 * A notice for whoever asks, in their language when each of its paragraphs has a translation, otherwise in Spanish. The
 * version that forms record names the language of a translation.
 */
export function noticeFor({
  formulario,
  codigo,
  texto,
}: {
  formulario: ShownNotice['formulario'];
  codigo: string;
  texto: string;
}): ShownNotice {
  const language = languageAsked();
  if (language !== SOURCE_LANGUAGE) {
    const paragraphs = inLanguage(language, () =>
      texto.split(/\n\s*\n/).map((one) => paragraphIn(one.trim())),
    );
    if (paragraphs.every((one) => one !== null)) {
      const contenido = readNotice(paragraphs.join('\n\n'));
      return { formulario, version: `${codigo}-${language}`, idioma: language, contenido };
    }
  }
  return { formulario, version: codigo, idioma: SOURCE_LANGUAGE, contenido: readNotice(texto) };
}
