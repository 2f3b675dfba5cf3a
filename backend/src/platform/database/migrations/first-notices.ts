const RESPONSIBLE = 'Responsable: {razon_social}, NIF {nif}, {direccion}.';
const RIGHTS =
  'Derechos: Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.';
const POLICY = 'Lee la [política de privacidad](/politica-privacidad) (se abre en otra pestaña).';

const paragraphs = (...texts: string[]): string => texts.join('\n\n');

const applying = (purpose: string): string =>
  paragraphs(
    `{razon_social} trata tus datos para ${purpose}. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos escribiendo a {email_rrhh}. ${POLICY}`,
    RESPONSIBLE,
    'Base jurídica: Las medidas previas a un contrato que tú solicitas al presentarte (artículo 6.1.b del RGPD).',
    'Cuánto tiempo: Mientras dure el proceso de selección. Después, solo si nos das permiso para futuras ofertas.',
    'Destinatarios: Solo el personal que lleva la selección. No cedemos tus datos a terceros, salvo obligación legal.',
    RIGHTS,
  );

/** The notices as they stood in the forms before they could be edited, word for word. */
export const FIRST_NOTICES: readonly { formulario: string; texto: string }[] = [
  { formulario: 'registro', texto: applying('crear tu cuenta y gestionar tu candidatura') },
  { formulario: 'candidatura', texto: applying('gestionar tu candidatura y el proceso de selección') },
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
