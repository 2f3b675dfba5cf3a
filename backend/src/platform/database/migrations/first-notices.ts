const RESPONSIBLE = 'Responsable: {razon_social}, NIF {nif}, {direccion}.';
const RIGHTS =
  'Derechos: Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.';
const POLICY = 'Lee la [política de privacidad](/politica-privacidad) (se abre en otra pestaña).';

const paragraphs = (...texts: string[]): string => texts.join('\n\n');

const applying = (purpose: string, term: string): string =>
  paragraphs(
    `{razon_social} trata tus datos para ${purpose}. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}. ${POLICY}`,
    RESPONSIBLE,
    'Base jurídica: Las medidas previas a un contrato que tú solicitas al presentarte (artículo 6.1.b del RGPD).',
    `Cuánto tiempo: ${term}`,
    'Destinatarios: Solo el personal que lleva la selección. No cedemos tus datos a terceros, salvo obligación legal.',
    RIGHTS,
  );

const UNTIL_NOW =
  'Mientras dure el proceso de selección. Después, solo si nos das permiso para futuras ofertas.';
const WITH_RETENTION =
  'Mientras dure el proceso de selección y, después, 24 meses como máximo desde tu última actividad, por si hay reclamaciones. Te avisamos antes de borrarlos. Para otras ofertas, solo si nos das permiso.';

const REGISTRATION = 'crear tu cuenta y gestionar tu candidatura';
const APPLICATION = 'gestionar tu candidatura y el proceso de selección';

/** The notices as they stood in the forms before they could be edited, word for word. */
export const FIRST_NOTICES: readonly { formulario: string; texto: string }[] = [
  { formulario: 'registro', texto: applying(REGISTRATION, UNTIL_NOW) },
  { formulario: 'candidatura', texto: applying(APPLICATION, UNTIL_NOW) },
  {
    formulario: 'contacto',
    texto: paragraphs(
      `{razon_social} trata tus datos para responderte. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email}. ${POLICY}`,
      RESPONSIBLE,
      'Base jurídica: Las medidas previas a un contrato, si pides un servicio (artículo 6.1.b del RGPD). Para lo demás, nuestro interés legítimo en responder a quien nos escribe (artículo 6.1.f).',
      'Cuánto tiempo: Guardamos las consultas dos años y después las borramos.',
      'Destinatarios: Solo quien tiene que responderte. No cedemos tus datos a terceros, salvo obligación legal.',
      RIGHTS,
    ),
  },
];

/** Since data are kept for a term that the settings say, and removed by themselves: of 24 months at first. */
export const NOTICES_OF_RETENTION: readonly { formulario: string; texto: string }[] = [
  { formulario: 'registro', texto: applying(REGISTRATION, WITH_RETENTION) },
  { formulario: 'candidatura', texto: applying(APPLICATION, WITH_RETENTION) },
];
