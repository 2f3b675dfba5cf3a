import type { OptionalField } from '@hiring/contract';
import type { LegalSection } from './LegalPage';
import { Bullets, Terms } from './text';
import type { LegalFacts } from './use-legal-facts';

/** Names of the form's optional fields; null: included in another name. */
const OPTIONAL: Readonly<Record<OptionalField, string | null>> = {
  fecha_nacimiento: 'la fecha de nacimiento',
  direccion: 'la dirección',
  codigo_postal: 'el código postal',
  experiencia: 'tu experiencia, estudios y habilidades',
  educacion: null,
  habilidades: null,
  carta_presentacion: null,
};
const IF_YOU_WISH = [
  ...Object.values(OPTIONAL).filter((words) => words !== null),
  'tus permisos y cualificaciones',
  'tu disponibilidad',
  'los idiomas que hablas y una carta de presentación',
];

/** Sections 1 to 4 of the privacy policy: purposes, legal bases, data and retention. */
export const privacyUses = ({ analytics }: LegalFacts): LegalSection[] => [
  {
    id: 'finalidades',
    title: 'Finalidades',
    body: (
      <>
        <p>Usamos tus datos para esto y para nada más:</p>
        <Terms
          rows={[
            [
              'Responderte',
              'Contestar a lo que nos preguntas por el formulario de contacto, por email o por teléfono, y preparar el presupuesto que nos pides.',
            ],
            [
              'Prestar el servicio',
              'Organizar los traslados, el mantenimiento, la ITV, la custodia o el lavado que contratas, y facturarlos.',
            ],
            [
              'Gestionar tu candidatura',
              'Crear tu cuenta, recibir tus datos y tu CV, valorar si encajas en el puesto, citarte a entrevistas y contarte cómo va.',
            ],
            [
              'Avisarte de ofertas',
              'Enviarte las ofertas nuevas de la búsqueda que guardas, como mucho un email al día.',
            ],
            [
              'Proteger el sitio',
              'Mantener abierta tu sesión, frenar los intentos de entrar en cuentas ajenas y el correo no deseado, y dejar constancia de lo que se hace en el sistema.',
            ],
            ...(analytics
              ? [
                  [
                    'Medir el uso del sitio',
                    'Saber qué páginas se visitan y qué formularios cuesta terminar, solo si aceptas las cookies de análisis.',
                  ] as const,
                ]
              : []),
          ]}
        />
        <p>
          No enviamos publicidad. Si algún día ofrecemos comunicaciones comerciales, te pediremos permiso
          antes.
        </p>
        <p>
          Tampoco tomamos decisiones automatizadas ni hacemos perfiles: cada candidatura la valora una persona
          y ninguna respuesta del cuestionario de una oferta descarta a nadie por sí sola.
        </p>
      </>
    ),
  },
  {
    id: 'base-juridica',
    title: 'Base jurídica',
    body: (
      <>
        <p>La ley nos permite tratar tus datos por estos motivos (artículo 6.1 del RGPD):</p>
        <Terms
          rows={[
            [
              'Consultas',
              'Las medidas previas a un contrato, si pides un servicio (letra b). Para lo demás, nuestro interés legítimo en responder a quien nos escribe (letra f).',
            ],
            [
              'Clientes',
              'La ejecución del contrato (letra b) y las obligaciones fiscales y mercantiles que nos impone la ley (letra c).',
            ],
            ['Candidaturas', 'Las medidas previas a un contrato que tú solicitas al presentarte (letra b).'],
            [
              'Futuras ofertas',
              'Tu consentimiento (letra a). Presentarte a una oferta no lo da: se pide aparte y puedes retirarlo cuando quieras.',
            ],
            [
              'Avisos de empleo',
              'Tu consentimiento (letra a). No te enviamos nada hasta que confirmas tu dirección, y cada aviso lleva un enlace para darte de baja.',
            ],
            ['Seguridad', 'Nuestro interés legítimo en proteger el sitio y las cuentas (letra f).'],
            [
              'Cookies no necesarias',
              'Tu consentimiento (letra a, y artículo 22.2 de la LSSI). Lo cambias cuando quieras con el botón «Cookies».',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Datos que recogemos',
    body: (
      <>
        <p>Solo los que hacen falta para lo que pides. Los que son opcionales están marcados como tales.</p>
        <Terms
          rows={[
            ['Si nos escribes', 'Nombre, email y mensaje; si quieres, también teléfono y empresa.'],
            [
              'Si creas una cuenta',
              'Email y contraseña. De la contraseña guardamos una huella cifrada, con la que nadie puede reconstruirla.',
            ],
            [
              'Si te presentas',
              `Nombre y apellidos, teléfono y ciudad; el puesto, tu CV y lo que respondes a las preguntas de la oferta. Si quieres, también ${IF_YOU_WISH.join(', ')}.`,
            ],
            [
              'Mientras rellenas la candidatura',
              'El borrador con lo que escribes y el CV que eliges, para que puedas seguir desde otro dispositivo.',
            ],
            [
              'Durante el proceso',
              'El estado de tu candidatura, las entrevistas, los documentos que te pedimos, los mensajes entre tú y nosotros y las notas y valoraciones de recursos humanos.',
            ],
            ['Si guardas un aviso', 'Tu email y la búsqueda.'],
            [
              'Si eres cliente',
              'Datos de contacto y de facturación, y los de los vehículos que nos confías.',
            ],
            [
              'Al usar el sitio',
              'Las sesiones que tienes abiertas y con qué navegador. Para frenar abusos contamos los intentos con una huella cifrada de la dirección de red, no con la dirección.',
            ],
          ]}
        />
        <p>
          No pedimos datos sobre salud, ideología, religión, afiliación sindical, origen u orientación sexual.
          Por favor, no los incluyas en tu CV ni en tus mensajes.
        </p>
      </>
    ),
  },
  {
    id: 'conservacion',
    title: 'Cuánto tiempo los conservamos',
    body: (
      <>
        <Terms
          rows={[
            ['Consultas', '2 años desde que llegan. Después se borran solas.'],
            ['Contratos', 'Lo que dure el contrato y 6 años más (artículo 30 del Código de Comercio).'],
            ['Datos fiscales', '4 años (artículo 66 de la Ley General Tributaria).'],
            [
              'Candidaturas',
              'Lo que dure el proceso de selección y, después, 24 meses como máximo desde tu última actividad, por si hay reclamaciones. Te avisamos por email antes de retirarlos, dejan de estar a la vista 30 días y se borran. Solo te tenemos en cuenta para otras ofertas si nos das permiso, que dura 24 meses.',
            ],
            [
              'Borrador de una candidatura',
              'Hasta que la envías o lo borras; si lo dejas, 30 días desde el último cambio.',
            ],
            [
              'Tu cuenta',
              'Mientras la quieras. Puedes borrarla tú cuando quieras, con todo lo que contiene.',
            ],
            [
              'Prueba de un borrado',
              '3 años, bloqueada: las fechas y una huella cifrada del email, con la que nadie puede leerlo (artículos 32 y 72 de la LOPDGDD).',
            ],
            [
              'Avisos de empleo',
              'Hasta que te des de baja, y 30 días más por si cambias de idea. Los que no se confirman se borran a los 3 días.',
            ],
            ['Comunicaciones comerciales', 'Si las aceptas, hasta que retires tu consentimiento.'],
            [
              'Sesiones',
              '30 días desde que terminan. La huella de la dirección de red de una consulta, un día.',
            ],
          ]}
        />
        <p>Cuando acaba el plazo:</p>
        <Bullets>
          <li>borramos los datos, o</li>
          <li>
            los bloqueamos, si la ley nos obliga a conservarlos para responder ante jueces y administraciones
            (artículo 32 de la LOPDGDD). Bloqueados, no los usa nadie; cuando prescriben las responsabilidades
            se destruyen.
          </li>
        </Bullets>
      </>
    ),
  },
];
